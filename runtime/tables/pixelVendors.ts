/**
 * Vendors whose pixels a manifest may have (D13). A table of its own, because the first page's code needs it without the
 * rest.
 */
export const pixelVendors = ['facebook', 'tiktok', 'gtag', 'gtm', 'kwai'] as const

export type PixelVendor = (typeof pixelVendors)[number]
