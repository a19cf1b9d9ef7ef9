// generated: npm run types

/**
 * URL of a picture on this origin.
 */
export type CommonPicture = string
/**
 * POST /wps/member/password (D2).
 */
export type ChangePasswordReply = null
/**
 * POST /wps/system/collect: the event beacon (I7.24, E7.22).
 */
export type CollectReply = null
/**
 * Position of the symbol: before or after the amount.
 */
export type CurrencyPosition = 'before' | 'after'
/**
 * POST /wps/relay/MCSFE_feedback (E2.14, D2): a member's message to the operator.
 */
export type FeedbackReply = null
/**
 * POST /wps/password/email: the same reply whether or not the account exists (D2).
 */
export type ForgottenByEmailReply = null
/**
 * POST /wps/password/sms (D2).
 */
export type ForgottenBySmsReply = null
/**
 * Category of a game, as a manifest names it.
 */
export type GameClassify = 'lottery' | 'live' | 'slots' | 'fishing' | 'sports' | 'cards'
/**
 * POST /wps/session/logout: the token is invalid afterwards (I7.28).
 */
export type LogoutReply = null
/**
 * One of the 24 interface languages (E9.32); for a member, the one chosen on the platform.
 */
export type LanguageCode =
  | 'CN'
  | 'EN'
  | 'ES'
  | 'HI'
  | 'ID'
  | 'JA'
  | 'KM'
  | 'KO'
  | 'MY'
  | 'TA'
  | 'TH'
  | 'TW'
  | 'VI'
  | 'TY'
  | 'UR'
  | 'PT'
  | 'PT-BR'
  | 'MS'
  | 'BN'
  | 'TR'
  | 'FR'
  | 'NE'
  | 'UR-LA'
  | 'TE'
/**
 * POST /wps/member/language (I7.26): stores the member's language on the platform.
 */
export type MemberLanguageReply = null
/**
 * GET /wps/system/test/ping (I7.23, D138): code of the requested merchant.
 */
export type PingReply = string
/**
 * POST /wps/relay/CSP_fcmBind and CSP_fcmSubscribe, DELETE /wps/relay/CSP_fcmUnsubscribe (E7.18 to E7.20): the state of a registration token has changed.
 */
export type PushReply = null
/**
 * GET /wps/session/key/rsa: the key for encrypted bodies (I7.17, I7.30): an RSA public key (SubjectPublicKeyInfo), as PEM or as the bare base64 of its DER.
 */
export type RsaKeyReply = string
/**
 * "maintenance" and "denied" cover the site with their screens (D6).
 */
export type SystemState = 'normal' | 'maintenance' | 'denied'
/**
 * GET /wps/system/whitelabel (D2).
 */
export type WhitelabelReply = WhitelabelFlags

/**
 * The value of every reply of the platform, by the name of its schema.
 */
export interface Replies {
  'announcement-categories': AnnouncementCategories
  announcements: AnnouncementList
  'app-version': AppVersion
  balance: Balance
  banners: BannerGroup
  bindings: Bindings
  'captcha-geetest': CaptchaConfiguration
  'captcha-image': CaptchaImage
  'change-password': ChangePasswordReply
  'check-affiliate': AffiliateCheck
  'check-username': UserNameCheck
  collect: CollectReply
  country: CountryList
  currency: CurrencyInformation
  'customer-service-script': CustomerServiceScript
  'domain-route': DomainRoute
  'download-setting': DownloadSetting
  feedback: FeedbackReply
  'forgotten-by-email': ForgottenByEmailReply
  'forgotten-by-sms': ForgottenBySmsReply
  'game-lanes': GameLanes
  'game-launch': GameLaunchReply
  'game-matches': GameMatches
  'game-vendors': GameVendors
  'launch-chat': LaunchChat
  login: LoginSession
  logout: LogoutReply
  'member-info': MemberInfo
  'member-language': MemberLanguageReply
  ping: PingReply
  promotions: AvailablePromotions
  push: PushReply
  'rank-progress': RankProgress
  register: Registered
  reply: Reply
  resources: AppResources
  'rsa-key': RsaKeyReply
  settings: ServerSettings
  sms: SmsSent
  status: SystemStatus
  'success-counts': SuccessCounts
  'unread-count': UnreadCount
  whitelabel: WhitelabelReply
}
/**
 * GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory (E7.14): the categories of the promotions that are announced.
 */
export interface AnnouncementCategories {
  /**
   * The categories in order.
   */
  categories: {
    /**
     * What the announcements call gets as `category`.
     */
    id: string
    /**
     * Name in the language of the request.
     */
    name: string
  }[]
}
/**
 * GET /wps/relay/MCSFE_getListAnnouncements (E7.10, E3.17): announcements of one type: PU pop up, PR are promotions, HELP and NEWS the texts of the pages of these names. With `category`: those of that category only.
 */
export interface AnnouncementList {
  /**
   * The announcements in order; none for an unknown category.
   */
  announcements: {
    /**
     * Id of the announcement.
     */
    id: string
    /**
     * Title in the language of the request.
     */
    title: string
    /**
     * Text in the language of the request; simple HTML.
     */
    content: string
    /**
     * Kind of promotion, e.g. "APP_DOWNLOAD" or "FIRST_DEPOSIT": its words say what the reader does next (D210). Of HELP it may be the name of a topic instead, in the language of the request, with at least one letter that is not a capital (D207).
     */
    promotionType: string
    /**
     * Whom it is for: A members, B visitors, F the first login (E3.18). Absent: everybody.
     */
    execution?: 'A' | 'B' | 'F'
    /**
     * Picture of a promotion, 16:7, with text in the language of the request; decorative, as title and content say the same.
     */
    picture?: CommonPicture
    /**
     * Where announcements pop up: closing leads to the last one first (E4.39).
     */
    forceRead?: boolean
  }[]
}
/**
 * GET /wps/relay/MCSFE_getAppVersion (D2, E4.49): the newest version of the native app.
 */
export interface AppVersion {
  /**
   * Its number, e.g. "2.5.0".
   */
  version: string
  /**
   * Whether older versions must be upgraded (E4.50).
   */
  mandatory: boolean
  /**
   * Where to download it; empty when there is none.
   */
  link: string
  /**
   * Title of the notice, in the language of the request.
   */
  title?: string
  /**
   * Text of the notice; simple HTML.
   */
  message?: string
}
/**
 * GET /wps/member/balance (D2): the member's money.
 */
export interface Balance {
  /**
   * Decimal string: no grouping, a point before the fraction.
   */
  balance: string
  /**
   * Currency code, e.g. "VND"; may be missing from ISO 4217 (e.g. "USDT").
   */
  currency: string
  /**
   * The part of it that can be withdrawn, where the platform tells the parts apart; a decimal string. Assumed.
   */
  cash?: string
  /**
   * The part of it that is a bonus; a decimal string. Assumed.
   */
  bonus?: string
  /**
   * What is on its way and not in the balance yet, such as a deposit that is being checked; a decimal string. Assumed.
   */
  pending?: string
}
/**
 * GET /wps/relay/MCSFE_getBanners?groupName= (D2, E3.13): banners of one group.
 */
export interface BannerGroup {
  /**
   * Banners of the group in order; none for an unknown group.
   */
  banners: Banner[]
}
/**
 * One banner.
 */
export interface Banner {
  /**
   * Id of the banner.
   */
  id: string
  /**
   * Requested group: "m_home", the popups "m_popup1" and "m_popup2" (E3.15), or "m_goto", the activity button.
   */
  groupName: string
  /**
   * Headline in the language of the request; also drawn in the picture.
   */
  title: string
  /**
   * Line below the headline; also drawn in the picture.
   */
  text: string
  /**
   * Picture, 16:7, with text in the language of the request: title and text are its alternative text.
   */
  picture: CommonPicture
  /**
   * The picture's URL again, under the specification's name (E3.14).
   */
  url: string
  /**
   * P: promotion, URL: link, G: game.
   */
  linkageType: 'P' | 'URL' | 'G'
  /**
   * Target of a tap. URL: a path of the site, or the address of another, with or without a scheme. P: the promotion's id. G: the game's code. In the group m_goto: what the activity button does (APP_DOWNLOAD, REGISTER, INVITE_FRIENDS, MEMBER).
   */
  linkage: string
  /**
   * Only for games: the room that the game opens in.
   */
  roomId?: string
  /**
   * Only for games: the number that a launch sends, together with the game's id.
   */
  nodeId?: number
  /**
   * Only for games: the category.
   */
  gameType?: string
  /**
   * Only for games: the vendor (E5.23).
   */
  vendor?: string
}
/**
 * GET /wps/relay/PAYFE_getBindings (D2, E3.10): what the member has bound for payments.
 */
export interface Bindings {
  /**
   * Bank cards.
   */
  fullBankCardList: {}[]
  /**
   * Wallets of virtual currencies.
   */
  fullVirtualWalletList: {}[]
  /**
   * Electronic wallets.
   */
  fullEWalletList: {}[]
}
/**
 * GET /wps/captcha/geetest and /wps/captcha/geetest/login: configures GeeTest v3 (I3.09, I7.21, I7.22, E7.38) with a new challenge.
 */
export interface CaptchaConfiguration {
  /**
   * The merchant's id at GeeTest; empty when it has none (F005).
   */
  gt: string
  /**
   * Can be used once, within ten minutes.
   */
  challenge: string
  /**
   * Whether the current widget is used.
   */
  newCaptcha: boolean
  /**
   * Whether the platform cannot reach GeeTest; absent means that it can.
   */
  offline?: boolean
}
/**
 * GET /wps/captcha/image: the plain captcha (I5.18, D2): a picture with a code that can be used once.
 */
export interface CaptchaImage {
  /**
   * Sent back with the code, as captchaId.
   */
  id: string
  /**
   * The picture as a data URL.
   */
  image: string
}
/**
 * GET /wps/agent/affiliate?affiliateCode= (I7.28, D2): whether an affiliate code is valid.
 */
export interface AffiliateCheck {
  /**
   * Whether the code belongs to an agent.
   */
  valid: boolean
}
/**
 * GET /wps/check/username?username= (I7.28, D2): whether a user name is free.
 */
export interface UserNameCheck {
  /**
   * Whether the user name is free.
   */
  available: boolean
}
/**
 * GET /wps/system/country (I7.19, I3.33): dialling codes and the detected country.
 */
export interface CountryList {
  /**
   * Countries that may register, by code.
   */
  countries: Country[]
  /**
   * Country of the visitor.
   */
  countryCode: string
  /**
   * Dialling code of that country, without the plus sign.
   */
  countryDialingCode: string
}
/**
 * One country of the dialling-code list (I3.33).
 */
export interface Country {
  /**
   * ISO 3166-1 alpha-2 code, e.g. "VN".
   */
  countryCode: string
  /**
   * Dialling code without the plus sign, e.g. "84".
   */
  countryDialingCode: string
}
/**
 * GET /wps/system/currency (D2, E3.45): the merchant's currency.
 */
export interface CurrencyInformation {
  /**
   * Currency code.
   */
  currency: string
  /**
   * Symbol, e.g. "R$".
   */
  currencySymbol: string
  currencyPosition: CurrencyPosition
}
/**
 * GET /wps/relay/WPSCORE_getCustomerServiceScript (E7.13, E3.19): ways to reach customer service.
 */
export interface CustomerServiceScript {
  /**
   * Ways to reach customer service.
   */
  customerService: CustomerServiceEntry[]
}
/**
 * One way to reach customer service (E3.19).
 */
export interface CustomerServiceEntry {
  /**
   * Id of the entry.
   */
  id: string
  /**
   * Title in the chooser; entries without one are named CS1, CS2 ... (I2.22).
   */
  title?: string
  /**
   * Kind of service (E3.20).
   */
  csType: 'AICAN' | 'MIDUOKE' | 'LIVECHAT' | 'COMM100' | 'COMM100VIP'
  /**
   * Position in the list, from 1.
   */
  csPosition: number
  /**
   * base64 of DES-ECB ciphertext, followed by its 8-character key (D3, E3.21).
   */
  path: string
  /**
   * VIP labels whose members see it; absent for everybody (E5.26).
   */
  labelIds?: number[]
}
/**
 * GET /wps/system/domainRoute (I7.20, I3.35): domain config of the merchant.
 */
export interface DomainRoute {
  /**
   * Ways to reach customer service.
   */
  customerService: CustomerServiceEntry[]
  /**
   * Domains of the site.
   */
  domainList: Domain[]
}
/**
 * One domain.
 */
export interface Domain {
  /**
   * Host name without scheme.
   */
  domainName: string
}
/**
 * GET /wps/relay/WPSCORE_getDownloadSetting?domain= (E7.12, E3.07): the rules of the download prompt for one domain.
 */
export interface DownloadSetting {
  /**
   * The prompt's background picture.
   */
  app_background?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * The picture's URL.
     */
    value?: string
  }
  /**
   * The prompt's text.
   */
  app_desc?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * The message; simple HTML is kept.
     */
    value?: string
  }
  /**
   * The text of the bottom prompt.
   */
  bottom_app_desc?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * The message; simple HTML is kept.
     */
    value?: string
  }
  /**
   * Whether the conditions below show any prompts (E4.14).
   */
  download_condition_switch?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Ignored; only `enabled` is used.
     */
    value?: boolean
  }
  /**
   * Shows the prompt during a game (E4.31).
   */
  in_game_popup_interval?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Seconds from the start of the game.
     */
    value?: number
  }
  /**
   * Shows the prompt on home, login and register, and the download bar, to members only (E4.30, E4.12).
   */
  login_required?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Ignored; only `enabled` is used.
     */
    value?: boolean
  }
  /**
   * Shows the prompt on the bind-card pages (E4.28).
   */
  bind_card?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * 1: only if no card is bound yet. 2: every time, and forced.
     */
    value?: 1 | 2
  }
  /**
   * How the prompt appears (E2.23).
   */
  bottom_app_bar_mode?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * At the bottom, or over the whole screen.
     */
    value?: 'bottom' | 'fullscreen'
  }
  /**
   * Shows the prompt after this many deposits (E4.23).
   */
  deposit_times?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of deposits.
     */
    value?: number
  }
  /**
   * Shows the prompt, which then cannot be dismissed, after this many deposits (E4.23).
   */
  deposit_times_forced?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of deposits.
     */
    value?: number
  }
  /**
   * Shows the prompt on the deposit page to members who have never deposited (E4.26).
   */
  first_deposit?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Ignored; only `enabled` is used.
     */
    value?: boolean
  }
  /**
   * Shows the prompt on the withdrawal page to members who have never withdrawn (E4.27).
   */
  first_withdraw?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Ignored; only `enabled` is used.
     */
    value?: boolean
  }
  /**
   * Shows the prompt after this many withdrawals (E4.25).
   */
  withdrawal_times?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of withdrawals.
     */
    value?: number
  }
  /**
   * Shows the prompt, which then cannot be dismissed, after this many withdrawals (E4.25).
   */
  withdrawal_times_forced?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of withdrawals.
     */
    value?: number
  }
  /**
   * Shows the prompt to members with fewer deposits than this (E4.24).
   */
  deposit_least_times?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of deposits.
     */
    value?: number
  }
  /**
   * Shows the prompt, which then cannot be dismissed, to members with fewer deposits than this (E4.24).
   */
  deposit_least_times_forced?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of deposits.
     */
    value?: number
  }
  /**
   * Shows the prompt to members with fewer withdrawals than this (E4.25).
   */
  withdrawal_least_times?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of withdrawals.
     */
    value?: number
  }
  /**
   * Shows the prompt, which then cannot be dismissed, to members with fewer withdrawals than this (E4.25).
   */
  withdrawal_least_times_forced?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Number of withdrawals.
     */
    value?: number
  }
  /**
   * Shows the prompt this many days after registration (E4.21).
   */
  reg_days?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Days of 24 hours.
     */
    value?: number
  }
  /**
   * Shows the prompt, which then cannot be dismissed, this many days after registration (E4.21).
   */
  reg_days_forced?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Days of 24 hours.
     */
    value?: number
  }
  /**
   * The domains on which prompts appear (E4.18).
   */
  domains_switch?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * 1: all. 2: all except `domains`. 3: `domains` only.
     */
    value?: 1 | 2 | 3
  }
  /**
   * The domains for `domains_switch` (E4.18).
   */
  domains?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Host names.
     */
    value?: string[]
  }
  /**
   * The prompt's look.
   */
  theme?: {
    /**
     * Whether the setting applies.
     */
    enabled: boolean
    /**
     * Light or dark.
     */
    value?: 'light' | 'dark'
  }
}
/**
 * GET /wps/relay/GCSGAME_getGameLanes (E7.39, E3.32): lanes of the lobby. Query gameClassify: all games of that category; keyword: games whose name contains it.
 */
export interface GameLanes {
  /**
   * Lanes by ordinal.
   */
  lanes: GameLane[]
}
/**
 * One category (E3.33).
 */
export interface GameLane {
  /**
   * Order of the lane, in steps of 100 (E3.34).
   */
  ordinal: number
  /**
   * Heading of the lane in the language of the request.
   */
  title: string
  gameClassify: GameClassify
  /**
   * Number of games in the category, or that match the search.
   */
  gameCount: number
  /**
   * The games to show; fewer than gameCount in the lobby.
   */
  cards: GameCard[]
}
/**
 * One game.
 */
export interface GameCard {
  /**
   * Numeric id of the game.
   */
  id: number
  /**
   * Code of the game, unique on the platform.
   */
  code: string
  /**
   * Name of the game in the language of the request.
   */
  displayName: string
  /**
   * Name of the vendor (E3.33).
   */
  accountTypeName: string
  /**
   * Id of the vendor.
   */
  vendor: string
  /**
   * The number that a launch of the game sends, together with its id.
   */
  nodeId: number
  /**
   * Picture: 3:4 for slots and fishing, 16:10 for live and sports, square for lottery and cards.
   */
  image: CommonPicture
  /**
   * Badge on the card; absent for none.
   */
  badge?: 'new' | 'hot'
  /**
   * Lottery: time of the next draw, in ms since 1970 by the platform's clock (the Date header of the reply).
   */
  nextDraw?: number
  /**
   * Lottery: the prize mode that a launch names, such as "Traditional"; "SEA" for the traditional mobile mode (E7.26, E7.27).
   */
  prizeMode?: string
  /**
   * Whether it can be tried without a session.
   */
  trial: boolean
  stakes?: GameStakes
  /**
   * Address of the game's rules, on a host of the manifest's hosts.game (D220).
   */
  rules?: string
}
/**
 * The lowest and the highest stake, in the member's currency; absent where the platform does not say (D220).
 */
export interface GameStakes {
  /**
   * In whole units of the currency, such as 0.5.
   */
  minimum: number
  /**
   * In whole units of the currency.
   */
  maximum: number
}
/**
 * POST /wps/game/launchGame and GET /wps/relay/GCS_gameTrialLaunch (E7.21, E7.30, E7.33): where a game runs.
 */
export interface GameLaunchReply {
  /**
   * Address of the game, to be shown in a frame. It is for this member alone.
   */
  gameUrl: string
}
/**
 * GET /wps/relay/GCSGAME_getGameMatchV2 (E7.16): sports matches to bet on, those that are being played first.
 */
export interface GameMatches {
  /**
   * Matches, in the order in which they are shown.
   */
  matches: GameMatch[]
}
/**
 * One match.
 */
export interface GameMatch {
  /**
   * Id of the match.
   */
  id: string
  /**
   * Name of the league, in the language of the request.
   */
  league: string
  /**
   * Name of the home team.
   */
  home: string
  /**
   * Name of the away team.
   */
  away: string
  /**
   * When it begins, in ms since 1970 by the platform's clock.
   */
  startTime: number
  /**
   * Goals of the home team; only while the match is being played.
   */
  homeScore?: number
  /**
   * Goals of the away team; only while the match is being played.
   */
  awayScore?: number
  /**
   * Code of the game in which one bets on it; a game of the lanes.
   */
  gameCode: string
}
/**
 * GET /wps/relay/GCSGAME_newGameVendor?platform=html5 (E7.15): vendors of the merchant's games.
 */
export interface GameVendors {
  /**
   * Vendors, most games first.
   */
  vendors: GameVendor[]
}
/**
 * One vendor.
 */
export interface GameVendor {
  /**
   * Id of the vendor.
   */
  id: string
  /**
   * Name of the vendor.
   */
  name: string
  /**
   * Logo of the vendor.
   */
  picture: CommonPicture
  /**
   * Categories in which it has games.
   */
  gameClassify: GameClassify[]
  /**
   * Number of its games at this merchant.
   */
  gameCount: number
}
/**
 * GET /wps/relay/CBS_launchChat (E7.07): a chat window for the member.
 */
export interface LaunchChat {
  /**
   * URL of the window; it belongs to this member.
   */
  chatUrl: string
}
/**
 * POST /wps/session/login (I7.06, I3.02), /wps/session/login/verification (I7.09), /wps/session/login/maya (I7.10) and /wps/session/login/3rd (I7.11): the new session.
 */
export interface LoginSession {
  /**
   * Numeric id of the member.
   */
  id: number
  /**
   * Token for the Authorization header of later calls.
   */
  token: string
  /**
   * User name for login.
   */
  userName: string
  /**
   * 0 ordinary, 1 and 2 agents, 4 restricted (I6.04, I6.05).
   */
  customerType: number
  /**
   * Whether this is the member's first login.
   */
  firstTimeLogin: boolean
  /**
   * Whether the password is too old and should be changed.
   */
  passwordExpired: boolean
}
/**
 * GET /wps/member/info (I7.25, E3.02): the logged-in member, with userName or account.
 */
export interface MemberInfo {
  /**
   * Numeric id of the member.
   */
  id: number
  /**
   * User name for login; absent for members who registered by mobile number.
   */
  userName?: string
  /**
   * Replaces userName when that is absent (I7.25).
   */
  account?: string
  /**
   * 0 ordinary, 1 and 2 agents, 4 restricted.
   */
  type: number
  language: LanguageCode
  /**
   * Time of registration, in ms since 1970.
   */
  regDate: number
  clubLabel?: ClubLabel
  /**
   * Code with which the member invites friends; registrations send it as referralCode (I3.13).
   */
  referralCode?: string
  /**
   * Code with which an agent recruits members (E3.03); of agents only.
   */
  affiliateCode?: string
  /**
   * Picture of the member.
   */
  picture: CommonPicture
}
/**
 * VIP level of the member (E3.02).
 */
export interface ClubLabel {
  /**
   * Name of the level, e.g. "Gold".
   */
  labelName: string
  /**
   * Id of the level; rank progress and customer service refer to it.
   */
  labelId: number
  /**
   * Kind of label, "VIP".
   */
  type: string
  /**
   * Rank of the level; 1 is the lowest.
   */
  rankLevel: number
}
/**
 * GET /wps/relay/MCSFE_getMerchantAvailablePromotions (E7.09, E3.25): promotions by key: APP_DOWNLOAD rewards downloading the app, REFERRAL inviting friends (E3.26 to E3.28).
 */
export interface AvailablePromotions {
  APP_DOWNLOAD: AvailablePromotion
  REFERRAL: AvailablePromotion
}
/**
 * One promotion (E3.26).
 */
export interface AvailablePromotion {
  /**
   * Whether the merchant runs it.
   */
  enabled: boolean
  /**
   * APP_DOWNLOAD: how many of them are open to this member. REFERRAL: how many friends have registered with the member's code.
   */
  count: number
}
/**
 * GET /wps/relay/MCSFE_getPlayerRankProgress (E7.11): progress to the next VIP level.
 */
export interface RankProgress {
  /**
   * Number of conditions of the next level that are met (E3.30).
   */
  completedConditions: number
  /**
   * Number of conditions of the next level (E3.30).
   */
  totalExpectedConditions: number
  /**
   * Id of the next level; at the top, of the current one (E3.30).
   */
  labelId: number
  /**
   * Progress in whole per cent (E3.31).
   */
  currentProgress: number
  /**
   * The conditions of the next level one by one, in the language of the request.
   */
  conditions?: RankCondition[]
  /**
   * Every level, the lowest first, in the language of the request.
   */
  levels?: RankLevel[]
  /**
   * The member's current progress.
   */
  playerRankProgress: {
    /**
     * Id of the member's current level, as in clubLabel; null for none (E3.31).
     */
    labelId: number | null
  }
}
/**
 * What the member has to do, and how much of it is done.
 */
export interface RankCondition {
  /**
   * What to do.
   */
  title: string
  /**
   * How much of it is done.
   */
  completed: number
  /**
   * How much of it is needed.
   */
  expected: number
}
/**
 * A level, and what it brings.
 */
export interface RankLevel {
  /**
   * Id of the level, as in clubLabel.
   */
  labelId: number
  /**
   * Name of the level.
   */
  labelName: string
  /**
   * Rank of the level; 1 is the lowest.
   */
  rankLevel: number
  /**
   * What the level brings, a sentence each.
   */
  benefits: string[]
}
/**
 * POST /wps/member/register (I7.13), /wps/member/register/mobile (I7.14), /wps/member/register/autoUsername (I7.15) and /wps/member/register/3rd (I7.12): the new account (I3.03, I3.15).
 */
export interface Registered {
  /**
   * Numeric id of the member.
   */
  id: number
  /**
   * The same number as `id`.
   */
  customerId: number
  /**
   * User name for login; generated by the platform if none was given.
   */
  userName: string
  /**
   * The same text as `userName`.
   */
  customerName: string
  /**
   * 0: a new member is an ordinary member (I6.04).
   */
  customerType: number
  /**
   * Always false: registering is not a login.
   */
  firstTimeLogin: boolean
  /**
   * Always false.
   */
  passwordExpired: boolean
  /**
   * Token for the Authorization header of later calls; absent when the payload had "login": false.
   */
  token?: string
}
/**
 * The envelope of every reply of the platform (I7.02). The other files describe its value.
 */
export interface Reply {
  /**
   * Whether the call succeeded.
   */
  success: boolean
  /**
   * Message for the member, in the language of the request; may be empty.
   */
  message: string
  /**
   * Machine-readable error code, e.g. "login.cred.err"; null when there is none.
   */
  errorCode: string | null
  /**
   * The data of the reply; null in a refusal, unless its error code has a schema of its own.
   */
  value: {
    [k: string]: unknown
  }
}
/**
 * GET /wps/relay/MCSFE_getResources (D2, E3.12): files of the native app.
 */
export interface AppResources {
  /**
   * The files; the first of each kind counts.
   */
  resources: {
    /**
     * Kind of the file.
     */
    resourceType: 'Android' | 'IOS' | 'MOBILECONFIG' | 'AppDownloadIcon'
    /**
     * Its URL: a path of the site, or an https URL.
     */
    url: string
  }[]
}
/**
 * GET /wps/system/settings (E3.39, D1): the merchant's settings on the platform; a setting that the platform does not know is absent.
 */
export interface ServerSettings {
  whitelabelVal: WhitelabelFlags
  /**
   * Registration (E3.41).
   */
  register: {
    /**
     * Whether registration requires a captcha.
     */
    captcha: boolean
    /**
     * Whether registration by mobile number requires an SMS code (I7.16).
     */
    smsCode?: boolean
  }
  sms: SmsProvider
  push?: PushProvider
  /**
   * Gateway settings under the specification's names (E3.43); the same values as geetestId, geetestVersion and profileIconCount.
   */
  gw: {
    /**
     * Captcha id of the merchant.
     */
    GEETEST_ID?: string
    /**
     * Captcha version.
     */
    GEETEST_VERSION: 'v3' | 'v4'
    /**
     * Number of profile icons.
     */
    PROFILE_ICON_COUNT: number
  }
  /**
   * Hosts of pictures.
   */
  imageCDNs: string[]
  /**
   * Settings of the mobile template (E2.78).
   */
  mobileTemplate?: {
    /**
     * Whether the web app can be installed.
     */
    pwa?: boolean
    /**
     * Whether the desktop app is offered.
     */
    desktop_app_feature?: boolean
    /**
     * URL of the iOS icon.
     */
    apple_touch_icon?: string
    /**
     * Description of the app.
     */
    app_desc?: string
    /**
     * URL of the logo.
     */
    image_logo?: string
  }
  /**
   * Countries of mobile numbers, used when the country call has none (E3.44): a list, or countries by code.
   */
  countries?:
    | Country[]
    | {
        [k: string]: Country
      }
  /**
   * Currency code.
   */
  currency: string
  /**
   * Symbol, e.g. "₫".
   */
  currencySymbol: string
  currencyPosition: CurrencyPosition
  /**
   * Number of profile icons (I9.23).
   */
  profileIconCount?: number
  /**
   * DISABLEDMOBILEICC3: the dialling-code selector is shown but cannot be changed (I2.27).
   */
  disabledMobileIcc?: boolean
  /**
   * Whether registration by mobile number requires a password; otherwise defaultPassword is used (I5.02).
   */
  mobileNumberPassword?: boolean
  /**
   * The pattern of the code in a plain captcha: another code is not sent (I5.03). Without it, any code is.
   */
  captchaPattern?: string
  /**
   * Whether an expired password must be changed before anything else (I4.06).
   */
  forceChangeExpiredPassword?: boolean
  /**
   * The fixed password of accounts created with only a mobile number (I9.17). Without it, that method is off.
   */
  defaultPassword?: string
  /**
   * The minimum length of a new password (I5.20).
   */
  passwordMinimum?: number
  /**
   * The version of GeeTest (I3.10).
   */
  geetestVersion?: 'v3' | 'v4'
  /**
   * The merchant's id at GeeTest (E3.43).
   */
  geetestId?: string
}
/**
 * Whitelabel flags by name, e.g. "REWCEN3" (I3.36, E3.40).
 */
export interface WhitelabelFlags {
  [k: string]: boolean
}
/**
 * SMS provider (E3.42, I3.34).
 */
export interface SmsProvider {
  /**
   * Whether SMS codes use Firebase phone authentication.
   */
  firebase: boolean
  /**
   * Firebase app id.
   */
  appId?: string
  /**
   * Firebase API key.
   */
  apiKey?: string
  /**
   * Firebase authentication domain.
   */
  authDomain?: string
  /**
   * Firebase project.
   */
  projectId?: string
  /**
   * Firebase messagingSenderId.
   */
  messagingSenderId?: string
  /**
   * Client id of Google sign-in.
   */
  googleWebClientId?: string
}
/**
 * Provider of push notifications (E3.46, E3.47).
 */
export interface PushProvider {
  /**
   * Firebase app id.
   */
  appId?: string
  /**
   * Firebase API key.
   */
  apiKey?: string
  /**
   * Firebase authentication domain.
   */
  authDomain?: string
  /**
   * Firebase project.
   */
  projectId?: string
  /**
   * Firebase messagingSenderId.
   */
  messagingSenderId?: string
  /**
   * The public key of the web push certificate; without one there are no push notifications (E4.57).
   */
  vapidKey?: string
}
/**
 * POST /wps/verification/sms (I7.08) and /wps/verification/sms/noLogin (I7.16): a code was sent.
 */
export interface SmsSent {
  /**
   * Seconds for which the code is valid and no other can be sent (I3.12).
   */
  expirationTime: number
}
/**
 * GET /wps/system/status (I7.18): state of the platform for this visitor. A refusal with errorCode "domain_not_available" opens the domain notice.
 */
export interface SystemStatus {
  state: SystemState
  /**
   * When maintenance is expected to end, in ms since 1970; absent when not known.
   */
  maintenanceEnd?: number
  description?: SystemDescription
  /**
   * The visitor's IP address as the platform sees it.
   */
  ip: string
  /**
   * Sent back with the next status call, so that a visit can be traced in the logs.
   */
  track: string
}
/**
 * Text for the screen, by language code; absent for the default text.
 */
export interface SystemDescription {
  [k: string]: string
}
/**
 * GET /wps/relay/PAYFE_getSuccessCounts (D2, E3.10, E7.36): how often the member has deposited and withdrawn.
 */
export interface SuccessCounts {
  /**
   * Number of deposits that have arrived.
   */
  totalDepositSuccessCount: number
  /**
   * Number of withdrawals that were paid.
   */
  totalWithdrawSuccessCount: number
}
/**
 * GET /wps/relay/CBS_unreadCount (E7.08): the member's unread chat messages.
 */
export interface UnreadCount {
  /**
   * How many messages the member has not read.
   */
  unReadCount: number
}
