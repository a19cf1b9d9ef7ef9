/** The oldest supported browsers (D133). */
export const browserTargets = ['chrome109', 'safari15.4', 'firefox115']
