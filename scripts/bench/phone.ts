/** The screen of a small phone, in CSS pixels. */
export const phoneViewport = { width: 360, height: 640 } as const
