/** The moment at which all pictures are taken, so that dates and countdowns are the same in each. */
export const pictureTime = Date.UTC(2026, 0, 15, 12, 0, 0)
