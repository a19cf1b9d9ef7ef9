// generated: npm run types

/**
 * Address of a picture on this origin.
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
 * Where the symbol stands: before or after the amount.
 */
export type CurrencyPosition = 'before' | 'after'
/**
 * POST /wps/password/email: the same answer for a member and for a stranger (D2).
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
 * POST /wps/session/logout: the token is dead afterwards (I7.28).
 */
export type LogoutReply = null
/**
 * One of the 24 interface languages (E9.32); of a member, the one chosen on the platform.
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
 * POST /wps/member/language (I7.26): the platform remembers the choice.
 */
export type MemberLanguageReply = null
/**
 * GET /wps/system/test/ping (I7.23, D17): code of the merchant that was asked for.
 */
export type PingReply = string
/**
 * GET /wps/session/key/rsa: the key for encrypted bodies (I7.17, I7.30): an RSA public key, SubjectPublicKeyInfo: PEM, or the bare base64 of its DER.
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
  balance: Balance
  banners: BannerGroup
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
  'forgotten-by-email': ForgottenByEmailReply
  'forgotten-by-sms': ForgottenBySmsReply
  'game-lanes': GameLanes
  'game-vendors': GameVendors
  login: LoginSession
  logout: LogoutReply
  'member-info': MemberInfo
  'member-language': MemberLanguageReply
  ping: PingReply
  promotions: AvailablePromotions
  'rank-progress': RankProgress
  register: Registered
  reply: Reply
  'rsa-key': RsaKeyReply
  settings: ServerSettings
  sms: SmsSent
  status: SystemStatus
  whitelabel: WhitelabelReply
}
/**
 * GET /wps/member/balance (D2): money that the member may play with.
 */
export interface Balance {
  /**
   * Decimal string: no grouping, a point before the fraction.
   */
  balance: string
  /**
   * Currency code, e.g. "VND"; may be none of ISO 4217 (e.g. "USDT").
   */
  currency: string
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
   * Names the banner.
   */
  id: string
  /**
   * Group that was asked for, e.g. "m_home" (E3.15).
   */
  groupName: string
  /**
   * Headline in the language of the request; drawn in the picture too.
   */
  title: string
  /**
   * Line below the headline; drawn in the picture too.
   */
  text: string
  /**
   * Picture, 16:7, lettered in the language of the request: title and text are its alternative text.
   */
  picture: CommonPicture
  /**
   * The picture's address again, under the specification's name (E3.14).
   */
  url: string
  /**
   * P promotion, URL address, G game.
   */
  linkageType: 'P' | 'URL' | 'G'
  /**
   * Where a tap leads: an internal route for URL.
   */
  linkage: string
  /**
   * Room, for games.
   */
  roomId?: string
  /**
   * Launch node, for games.
   */
  nodeId?: number
  /**
   * Category, for games.
   */
  gameType?: string
  /**
   * Vendor, for games.
   */
  vendor?: string
}
/**
 * GET /wps/captcha/geetest and /wps/captcha/geetest/login: configures GeeTest v3 (I3.09, I7.21, I7.22, E7.38): a challenge that was begun.
 */
export interface CaptchaConfiguration {
  /**
   * The merchant's id at GeeTest; empty when it has none (F005).
   */
  gt: string
  /**
   * Serves once, within ten minutes.
   */
  challenge: string
  /**
   * The widget of this decade.
   */
  newCaptcha: boolean
  /**
   * GeeTest cannot be reached from the platform; absent means that it can.
   */
  offline?: boolean
}
/**
 * GET /wps/captcha/image: the plain captcha (I5.18, D2): a picture with a code in it, which serves once.
 */
export interface CaptchaImage {
  /**
   * Goes back with the code, as captchaId.
   */
  id: string
  /**
   * The picture as a data URL.
   */
  image: string
}
/**
 * GET /wps/agent/affiliate?affiliateCode= (I7.28, D2): what is known of an affiliate code.
 */
export interface AffiliateCheck {
  /**
   * It is an agent's.
   */
  valid: boolean
}
/**
 * GET /wps/check/username?username= (I7.28, D2): what is known of a user name.
 */
export interface UserNameCheck {
  /**
   * Nobody has it.
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
 * One way (E3.19).
 */
export interface CustomerServiceEntry {
  /**
   * Names the entry.
   */
  id: string
  /**
   * Shown in the chooser; absent entries are named CS1, CS2 ... (I2.22).
   */
  title?: string
  /**
   * Kind of service (E3.20).
   */
  csType: 'AICAN' | 'MIDUOKE' | 'LIVECHAT' | 'COMM100' | 'COMM100VIP'
  /**
   * Place in the list, from 1.
   */
  csPosition: number
  /**
   * base64 of DES-ECB ciphertext, followed by the 8 characters that are its key (D3, E3.21).
   */
  path: string
  /**
   * VIP labels that see it; absent for everybody (E5.26).
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
   * Domains that the site can be reached at.
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
 * GET /wps/relay/GCSGAME_getGameLanes (E7.39, E3.32). Query gameClassify: that whole category; keyword: games whose name has it: lanes of the lobby.
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
   * Games in the whole category, or that match the search.
   */
  gameCount: number
  /**
   * Games that are shown; fewer than gameCount in the lobby.
   */
  cards: GameCard[]
}
/**
 * One game.
 */
export interface GameCard {
  /**
   * Number of the game.
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
   * Launch node of the game.
   */
  nodeId: number
  /**
   * Picture: 3:4 for slots and fishing, 16:10 for live and sports, square for lottery and cards.
   */
  image: CommonPicture
  /**
   * Mark on the card; absent for none.
   */
  badge?: 'new' | 'hot'
  /**
   * Lottery: when the next draw is, in ms since 1970 by the platform's clock (the Date header of the reply).
   */
  nextDraw?: number
  /**
   * May be tried without a session.
   */
  trial: boolean
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
   * Mark of the vendor.
   */
  picture: CommonPicture
  /**
   * Categories that it has games in.
   */
  gameClassify: GameClassify[]
  /**
   * How many games it has here.
   */
  gameCount: number
}
/**
 * POST /wps/session/login (I7.06, I3.02), /wps/session/login/verification (I7.09), /wps/session/login/maya (I7.10) and /wps/session/login/3rd (I7.11): the session that was opened.
 */
export interface LoginSession {
  /**
   * Number of the member.
   */
  id: number
  /**
   * Goes into the Authorization header of later calls.
   */
  token: string
  /**
   * Name that the member logs in with.
   */
  userName: string
  /**
   * 0 ordinary, 1 and 2 agents, 4 restricted (I6.04, I6.05).
   */
  customerType: number
  /**
   * The member has never logged in before.
   */
  firstTimeLogin: boolean
  /**
   * The password is too old and should be changed.
   */
  passwordExpired: boolean
}
/**
 * GET /wps/member/info (I7.25, E3.02): who is logged in; userName or account is there.
 */
export interface MemberInfo {
  /**
   * Number of the member.
   */
  id: number
  /**
   * Name that the member logs in with; absent for those who registered by mobile number.
   */
  userName?: string
  /**
   * Stands in for userName when that is absent (I7.25).
   */
  account?: string
  /**
   * 0 ordinary, 1 and 2 agents, 4 restricted.
   */
  type: number
  language: LanguageCode
  /**
   * When the member registered, in ms since 1970.
   */
  regDate: number
  clubLabel?: ClubLabel
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
   * Number of the level; rank progress and customer service refer to it.
   */
  labelId: number
  /**
   * Kind of label, "VIP".
   */
  type: string
  /**
   * Height of the level, 1 is the lowest.
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
   * The merchant runs it.
   */
  enabled: boolean
  /**
   * How many of it wait for this member.
   */
  count: number
}
/**
 * GET /wps/relay/MCSFE_getPlayerRankProgress (E7.11): the way to the next VIP level.
 */
export interface RankProgress {
  /**
   * Conditions of the next level that are met (E3.30).
   */
  completedConditions: number
  /**
   * Conditions that the next level has (E3.30).
   */
  totalExpectedConditions: number
  /**
   * The next level, by number; at the top the one that is held (E3.30).
   */
  labelId: number
  /**
   * How far that is, in whole per cent (E3.31).
   */
  currentProgress: number
  /**
   * Where the member stands.
   */
  playerRankProgress: {
    /**
     * The level that the member holds, by number as in clubLabel; null for none (E3.31).
     */
    labelId: number | null
  }
}
/**
 * POST /wps/member/register (I7.13), /wps/member/register/mobile (I7.14), /wps/member/register/autoUsername (I7.15) and /wps/member/register/3rd (I7.12): the account that was opened (I3.03, I3.15).
 */
export interface Registered {
  /**
   * Number of the member.
   */
  id: number
  /**
   * The same number under its other name.
   */
  customerId: number
  /**
   * Name that the member logs in with; made up by the platform where none was given.
   */
  userName: string
  /**
   * The same name under its other name.
   */
  customerName: string
  /**
   * 0: whoever registers is an ordinary member (I6.04).
   */
  customerType: number
  /**
   * False: to register is not a login.
   */
  firstTimeLogin: boolean
  /**
   * False.
   */
  passwordExpired: boolean
  /**
   * Goes into the Authorization header of later calls; absent when the payload said "login": false.
   */
  token?: string
}
/**
 * What every reply of the platform is wrapped in (I7.02). The other files say what its value is.
 */
export interface Reply {
  /**
   * Whether the call did what was asked.
   */
  success: boolean
  /**
   * What to tell the member, in the language of the request; may be empty.
   */
  message: string
  /**
   * The reason for programs, e.g. "login.cred.err"; null when there is none.
   */
  errorCode: string | null
  /**
   * What was asked for; null in a refusal, except where its code has a schema of its own.
   */
  value: {
    [k: string]: unknown
  }
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
     * Registration wants a captcha.
     */
    captcha: boolean
    /**
     * Registration by mobile number wants the code from an SMS (I7.16).
     */
    smsCode?: boolean
  }
  sms: SmsProvider
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
     * How many profile icons there are.
     */
    PROFILE_ICON_COUNT: number
  }
  /**
   * Hosts that pictures may come from.
   */
  imageCDNs: string[]
  /**
   * Settings of the mobile template (E2.78).
   */
  mobileTemplate?: {
    /**
     * The web app may be installed.
     */
    pwa?: boolean
    /**
     * The desktop app is offered.
     */
    desktop_app_feature?: boolean
    /**
     * Address of the iOS icon.
     */
    apple_touch_icon?: string
    /**
     * Description of the app.
     */
    app_desc?: string
    /**
     * Address of the logo.
     */
    image_logo?: string
  }
  /**
   * Countries that numbers may belong to, for when the country call has none (E3.44): a list, or countries by their codes.
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
   * The dialling-code picker cannot be changed (I2.27).
   */
  disabledMobileIcc?: boolean
  /**
   * Registration by mobile number asks for a password (I5.02).
   */
  mobileNumberPassword?: boolean
  /**
   * Regular expression of the captcha setting (I4.20).
   */
  captchaPattern?: string
  /**
   * An expired password must be changed (I4.06).
   */
  forceChangeExpiredPassword?: boolean
  /**
   * The fixed default password (I9.17).
   */
  defaultPassword?: string
  /**
   * Shortest password (I5.20).
   */
  passwordMinimum?: number
  /**
   * How many profile icons there are (I9.23).
   */
  profileIconCount?: number
  /**
   * Captcha version (I9.24).
   */
  geetestVersion?: 'v3' | 'v4'
  /**
   * Captcha id of the merchant.
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
   * SMS goes through Firebase phone authentication.
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
   * Firebase sender.
   */
  messagingSenderId?: string
  /**
   * Client id of Google sign-in.
   */
  googleWebClientId?: string
}
/**
 * POST /wps/verification/sms (I7.08) and /wps/verification/sms/noLogin (I7.16): a code is on its way.
 */
export interface SmsSent {
  /**
   * For how many seconds the code is good, and no other is sent (I3.12).
   */
  expirationTime: number
}
/**
 * GET /wps/system/status (I7.18). A refusal with errorCode "domain_not_available" opens the domain notice: state of the platform for this visitor.
 */
export interface SystemStatus {
  state: SystemState
  /**
   * When maintenance is expected to end, in ms since 1970; absent when not known.
   */
  maintenanceEnd?: number
  description?: SystemDescription
  /**
   * The visitor's address as the platform sees it.
   */
  ip: string
  /**
   * Handed back on the next status call, so that a visit can be followed in the logs.
   */
  track: string
}
/**
 * Text for the screen, by language code; absent for the default text.
 */
export interface SystemDescription {
  [k: string]: string
}
