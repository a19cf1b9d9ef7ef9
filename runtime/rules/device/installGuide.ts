/**
 * How the site gets onto the home screen where the browser has no prompt of its own (E2.29): which guide a phone gets is
 * decided here, and shown by the overlay `installGuide`.
 */
export type InstallGuide =
  /** Two steps for iOS before 12.2 (E2.30). */
  | { readonly kind: 'legacy' }
  /** Two steps with the share sheet; `menu`: Share is in a menu behind three dots (iOS 26). */
  | { readonly kind: 'share'; readonly browser: 'safari' | 'other'; readonly menu: boolean }
  /** A profile to download: followed by a tip from iOS 17, before that by a prompt to open the settings (E2.31, E2.32). */
  | { readonly kind: 'profile'; readonly after: 'tip' | 'settings'; readonly url: string }
  /** The menu of another browser. */
  | { readonly kind: 'menu'; readonly browser: 'android' | 'desktop' }
