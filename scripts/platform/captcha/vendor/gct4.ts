/** Stub of GeeTest v4's gct script, which only collects telemetry. */
Object.assign(globalThis, { _gct: true })
