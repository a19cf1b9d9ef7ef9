/** Stand-in of GeeTest v4's gct script, which only measures. */
Object.assign(globalThis, { _gct: true })
