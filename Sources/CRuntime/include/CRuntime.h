// The C runtime has nothing to declare: the compiler calls its symbols by name.
