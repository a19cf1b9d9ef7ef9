/** The promotions of a merchant, until the control call changes them (E3.26). */
export interface Promotions {
  /** The gift for downloading the app, and how many a member can get. */
  readonly APP_DOWNLOAD: { readonly enabled: boolean; readonly count: number }
  /** Inviting friends; each member's count is the friends who have registered. */
  readonly REFERRAL: { readonly enabled: boolean }
}

export interface PromotionState {
  promotions: Promotions
}

export const initialPromotions: Promotions = {
  APP_DOWNLOAD: { enabled: true, count: 1 },
  REFERRAL: { enabled: true },
}
