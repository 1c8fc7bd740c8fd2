import JSON
import Planner
import Vault

extension AppState {
  /// The page, as HTML in UTF-8.
  func render() -> [UInt8] {
    var page = Page()
    if isPageKept {
      page.begin(
        hasSheet
          ? "div class=shell data-key=shell data-keep inert"
          : "div class=shell data-key=shell data-keep")
      writeKeys(to: &page)
      page.end()
    } else {
      write(to: &page)
      shownSaving = vault.saving
    }
    if isEntering, let entry {
      EntrySheet(state: self, entry: entry).write(to: &page)
    } else if isShowingKeys {
      KeysSheet(state: self).write(to: &page)
    } else if let shownCourse {
      shownCourse.write(to: &page)
    }
    page.element("div class=over data-key=over") { page in
      if isVersionReady {
        page.element("div class=toast data-key=version") { page in
          page.element("span", Texts.versionReady)
          page.element("button type=button") { page in
            page.message(.loadVersion)
            page.text(Texts.loadVersion)
          }
        }
      }
      if let notice {
        page.element("p class=toast data-key=notice", notice)
      } else if let lastStep, !route.isSheet {
        page.element("section class=toast data-key=undo") { page in
          page.label(Texts.lastStep)
          page.element("span", lastStep)
          page.element("span class=toast-acts") { page in
            page.element("button type=button") { page in
              page.message(.undo)
              page.text(Texts.undo)
            }
            page.element("button type=button") { page in
              page.message(.hideUndo)
              page.label(Texts.close)
              page.markup(Icon.close)
            }
          }
        }
      }
      if isDragging {
        page.element("div class=drop data-key=drop aria-hidden=true") { page in
          page.element("p", Texts.dropNow)
        }
      }
    }
    return page.bytes
  }

  private func write(to page: inout Page) {
    switch self.page {
    case .plan(.example(let moment), _):
      guard let plan = shownPlan else { break }
      return Shell(state: self, plan: plan, origin: .example(moment)).write(to: &page)
    case .plan(.own, _), .setup, .subjects, .subject, .exams, .goal, .data:
      if case .locked(let wasWrong) = vault.phase {
        return LockScreen(wasWrong: wasWrong).write(to: &page)
      }
      // While the plan is being read, its place is ready, so that it need not be laid out twice.
      guard profile != nil || self.page == .data || vault.phase == .starting else { break }
      if case .setup(let step) = self.page, let profile, let ruleSet = profile.ruleSet {
        return SetupScreen(state: self, profile: profile, ruleSet: ruleSet, step: step)
          .write(to: &page)
      }
      return Shell(state: self, plan: plan, origin: .own).write(to: &page)
    case .start, .entry, .course, .keys: break
    }
    StartScreen(state: self).write(to: &page)
  }
}
