import Abitur
import JSON
import Planner

/// One subject: its half-years with their single results, its exam, and how it counts.
struct SubjectScreen {
  let subject: SubjectPlan

  private var record: Record { subject.record }

  func write(to page: inout Page) {
    page.element("a class='tap back'") { page in
      page.href(.subjects)
      page.label(Texts.backToSubjects)
      page.markup(Icon.back)
    }
    page.title("h1 class=screen-title", Wording.harmless(subject.name))
    let chart = PointsChart(courses: subject.courses)
    if chart.isWorthwhile { chart.write(to: &page) }
    for course in subject.courses { write(course, &page) }
    exam(&page)
    settings(&page)
  }

  private func settings(_ page: inout Page) {
    page.element("section class=section") { page in
      page.element("h2 class=section-title", Texts.settings)
      page.element("div class=fields") { page in
        page.field(.level, of: record, record.id)
        page.field(.writtenShare, of: record, record.id)
        page.field(.limit, of: record, record.id)
        if record.level == .advanced { page.field(.doubled, of: record, record.id) }
        if subject.definition == nil { page.field(.name, of: record, record.id) }
      }
      page.button(Texts.deleteSubject, style: "plain", .remove, record.id)
    }
  }

  // MARK: Half-years

  private func write(_ course: CoursePlan, _ page: inout Page) {
    page.element("section class=section") { page in
      page.attribute("data-key", Text(utf8: course.id.digits))
      page.element("header class=section-head") { page in
        page.element("h2 class=section-title", Texts.halfYear(course.halfYear.rawValue))
        page.element("div class=entry-courses") { page in
          page.courseField(course, of: subject.name)
        }
      }
      estimate(course, &page)
      if !course.results.isEmpty {
        page.element("div class=folds") { page in
          for result in course.results { write(result, &page) }
        }
      }
      if course.isTaken { adding(to: course, &page) }
    }
  }

  private func estimate(_ course: CoursePlan, _ page: inout Page) {
    switch course.derived {
    case .estimate(let estimate):
      page.element("div class=estimate") { page in
        page.status(Texts.estimate(estimate), isCertain: false)
        page.element("p class=small", Texts.explained(estimate))
      }
    case .none(.nothingEntered): break
    case .none(let reason): page.element("p class=small", Texts.reason(reason))
    }
  }

  private func write(_ result: Record, _ page: inout Page) {
    page.element("details class='fold inner-fold'") { page in
      page.attribute("data-key", Text(utf8: result.id.digits))
      page.element("summary") { page in
        page.element("span class=words") { page in
          page.element("b", Texts.kind(of: result))
          if let title = result.text(.title) {
            page.element("small", Wording.harmless(title, most: 120))
          }
        }
        standing(result, &page)
        page.markup(Icon.unfold)
      }
      page.element("div class=fields") { page in
        for attribute in [
          .resultKind, .points, .standing, .title, .date, .group, .weight, .percent, .note,
        ] as [Attribute] {
          page.field(attribute, of: result, result.id)
        }
        if result.resultKind == .own { page.field(.ownKind, of: result, result.id) }
      }
      page.button(Texts.deleteResult, style: "plain", .remove, result.id)
    }
  }

  private func standing(_ result: Record, _ page: inout Page) {
    switch result.standing {
    case .points(let points): page.figure("\(points.value)", "figure-m", .earned)
    case .pending: page.element("span class=open-figure", Texts.words(.standing)[1])
    case .excused: page.element("span class=open-figure", Texts.words(.standing)[2])
    case .refused: page.element("span class=open-figure", Texts.words(.standing)[3])
    }
  }

  private func adding(to course: CoursePlan, _ page: inout Page) {
    page.link(
      Texts.enterResult, of: Texts.halfYear(course.halfYear.rawValue), icon: Icon.add,
      style: "quiet small-button", stays: true, .entry(course.id))
  }

  // MARK: Exam

  private func exam(_ page: inout Page) {
    let id = record.id.part(5)
    let exam = subject.exam
    page.element("section class=section") { page in
      page.element("h2 class=section-title", Texts.exam)
      page.element("div class=fields") { page in
        page.field(.examKind, of: exam, id)
        page.field(.points, of: exam, id)
        page.field(.date, of: exam, id)
        page.field(.place, of: exam, id)
        if record.level == .advanced {
          page.field(.secondPart, of: exam, id)
          if exam?[.secondPart] != nil { page.field(.secondPoints, of: exam, id) }
          page.field(.additionalOral, of: exam, id)
          if exam?.isSet(.additionalOral) == true || exam?[.additionalPoints] != nil {
            page.field(.additionalPoints, of: exam, id)
            page.field(.additionalDate, of: exam, id)
          }
        }
      }
      if exam != nil { page.button(Texts.deleteExam, style: "plain", .remove, id) }
    }
  }
}
