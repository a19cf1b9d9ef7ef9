/** Whose pixels a manifest may have (D13). A small table of its own: the first page's code knows it, and not the rest. */
export const pixelVendors = ['facebook', 'tiktok', 'gtag', 'gtm', 'kwai'] as const

export type PixelVendor = (typeof pixelVendors)[number]
