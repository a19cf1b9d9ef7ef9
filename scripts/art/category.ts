export const categories = ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'] as const

/** What a game is; the pictures of a category share motifs and palettes. */
export type Category = (typeof categories)[number]

/** Slots and fishing stand 3:4, live and sports lie 16:10, lottery and cards are square. */
export type Shape = 'portrait' | 'wide' | 'square'
