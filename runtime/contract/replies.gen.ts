// generated: npm run types

/**
 * GET /wps/member/balance (D2).
 */
export type BalanceReply = BalanceSuccess | Refusal
/**
 * GET /wps/relay/MCSFE_getBanners?groupName= (D2, E3.13).
 */
export type BannersReply = BannersSuccess | Refusal
/**
 * Address of a picture on this origin.
 */
export type CommonPicture = string
/**
 * GET /wps/captcha/geetest and /wps/captcha/geetest/login: configures GeeTest v3 (I3.09, I7.21, I7.22, E7.38).
 */
export type CaptchaConfigurationReply = CaptchaConfigurationSuccess | Refusal
/**
 * GET /wps/captcha/image: the plain captcha (I5.18, D2).
 */
export type CaptchaImageReply = CaptchaImageSuccess | Refusal
/**
 * POST /wps/member/password (D2).
 */
export type ChangePasswordReply = ChangePasswordSuccess | Refusal
/**
 * GET /wps/agent/affiliate?affiliateCode= (I7.28, D2).
 */
export type CheckAffiliateReply = CheckAffiliateSuccess | Refusal
/**
 * GET /wps/check/username?username= (I7.28, D2).
 */
export type CheckUserNameReply = CheckUserNameSuccess | Refusal
/**
 * POST /wps/system/collect: the event beacon (I7.24, E7.22).
 */
export type CollectReply = CollectSuccess | Refusal
/**
 * GET /wps/system/country (I7.19, I3.33).
 */
export type CountryReply = CountrySuccess | Refusal
/**
 * GET /wps/system/currency (D2, E3.45).
 */
export type CurrencyReply = CurrencySuccess | Refusal
/**
 * Where the symbol stands: before or after the amount.
 */
export type CurrencyPosition = 'before' | 'after'
/**
 * GET /wps/relay/WPSCORE_getCustomerServiceScript (E7.13, E3.19).
 */
export type CustomerServiceScriptReply = CustomerServiceScriptSuccess | Refusal
/**
 * GET /wps/system/domainRoute (I7.20, I3.35).
 */
export type DomainRouteReply = DomainRouteSuccess | Refusal
/**
 * POST /wps/password/email: the same answer for a member and for a stranger (D2).
 */
export type ForgottenByEmailReply = ForgottenByEmailSuccess | Refusal
/**
 * POST /wps/password/sms (D2).
 */
export type ForgottenBySmsReply = ForgottenBySmsSuccess | Refusal
/**
 * GET /wps/relay/GCSGAME_getGameLanes (E7.39, E3.32). Query gameClassify: that whole category; keyword: games whose name has it.
 */
export type GameLanesReply = GameLanesSuccess | Refusal
/**
 * Category of a game, as a manifest names it.
 */
export type GameClassify = 'lottery' | 'live' | 'slots' | 'fishing' | 'sports' | 'cards'
/**
 * GET /wps/relay/GCSGAME_newGameVendor?platform=html5 (E7.15).
 */
export type GameVendorsReply = GameVendorsSuccess | Refusal
/**
 * POST /wps/session/login (I7.06, I3.02), /wps/session/login/verification (I7.09), /wps/session/login/maya (I7.10) and /wps/session/login/3rd (I7.11).
 */
export type LoginReply = LoginSuccess | LoginVerifyRequired | Refusal
/**
 * POST /wps/session/logout: the token is dead afterwards (I7.28).
 */
export type LogoutReply = LogoutSuccess | Refusal
/**
 * GET /wps/member/info (I7.25, E3.02).
 */
export type MemberInfoReply = MemberInfoSuccess | Refusal
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
export type MemberLanguageReply = MemberLanguageSuccess | Refusal
/**
 * GET /wps/system/test/ping (I7.23, D17).
 */
export type PingReply = PingSuccess | Refusal
/**
 * GET /wps/relay/MCSFE_getMerchantAvailablePromotions (E7.09, E3.25).
 */
export type PromotionsReply = PromotionsSuccess | Refusal
/**
 * GET /wps/relay/MCSFE_getPlayerRankProgress (E7.11).
 */
export type RankProgressReply = RankProgressSuccess | Refusal
/**
 * POST /wps/member/register (I7.13), /wps/member/register/mobile (I7.14), /wps/member/register/autoUsername (I7.15) and /wps/member/register/3rd (I7.12).
 */
export type RegisterReply = RegisterSuccess | Refusal
/**
 * GET /wps/session/key/rsa: the key for encrypted bodies (I7.17, I7.30).
 */
export type RsaKeyReply = RsaKeySuccess | Refusal
/**
 * GET /wps/system/settings (E3.39, D1).
 */
export type SettingsReply = SettingsSuccess | Refusal
/**
 * POST /wps/verification/sms (I7.08) and /wps/verification/sms/noLogin (I7.16).
 */
export type SmsReply = SmsSuccess | Refusal
/**
 * GET /wps/system/status (I7.18). A refusal with errorCode "domain_not_available" opens the domain notice.
 */
export type StatusReply = StatusSuccess | Refusal
/**
 * "maintenance" and "denied" cover the site with their screens (D6).
 */
export type SystemState = 'normal' | 'maintenance' | 'denied'
/**
 * GET /wps/system/whitelabel (D2).
 */
export type WhitelabelReply = WhitelabelSuccess | Refusal

/**
 * Every reply of the platform, by the name of its schema.
 */
export interface Replies {
  balance: BalanceReply
  banners: BannersReply
  'captcha-geetest': CaptchaConfigurationReply
  'captcha-image': CaptchaImageReply
  'change-password': ChangePasswordReply
  'check-affiliate': CheckAffiliateReply
  'check-username': CheckUserNameReply
  collect: CollectReply
  country: CountryReply
  currency: CurrencyReply
  'customer-service-script': CustomerServiceScriptReply
  'domain-route': DomainRouteReply
  'forgotten-by-email': ForgottenByEmailReply
  'forgotten-by-sms': ForgottenBySmsReply
  'game-lanes': GameLanesReply
  'game-vendors': GameVendorsReply
  login: LoginReply
  logout: LogoutReply
  'member-info': MemberInfoReply
  'member-language': MemberLanguageReply
  ping: PingReply
  promotions: PromotionsReply
  'rank-progress': RankProgressReply
  register: RegisterReply
  'rsa-key': RsaKeyReply
  settings: SettingsReply
  sms: SmsReply
  status: StatusReply
  whitelabel: WhitelabelReply
}
/**
 * The good answer (I7.02).
 */
export interface BalanceSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: Balance
}
/**
 * Money that the member may play with.
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
 * The answer of any call that was refused (I7.02).
 */
export interface Refusal {
  /**
   * The call did not do what was asked.
   */
  success: false
  /**
   * What to tell the member, in the language of the request; may be empty.
   */
  message: string
  /**
   * The reason for programs, e.g. "login.cred.err"; null when there is none.
   */
  errorCode: string | null
  /**
   * A refusal carries nothing else.
   */
  value: null
}
/**
 * The good answer (I7.02).
 */
export interface BannersSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: BannerGroup
}
/**
 * Banners of one group.
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
 * The good answer (I7.02).
 */
export interface CaptchaConfigurationSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: CaptchaConfiguration
}
/**
 * A challenge that was begun.
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
 * The good answer (I7.02).
 */
export interface CaptchaImageSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: CaptchaImage
}
/**
 * A picture with a code in it, which serves once.
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
 * The good answer (I7.02).
 */
export interface ChangePasswordSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * Nothing.
   */
  value: null
}
/**
 * The good answer (I7.02).
 */
export interface CheckAffiliateSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: AffiliateCheck
}
/**
 * What is known of an affiliate code.
 */
export interface AffiliateCheck {
  /**
   * It is an agent's.
   */
  valid: boolean
}
/**
 * The good answer (I7.02).
 */
export interface CheckUserNameSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: UserNameCheck
}
/**
 * What is known of a user name.
 */
export interface UserNameCheck {
  /**
   * Nobody has it.
   */
  available: boolean
}
/**
 * The good answer (I7.02).
 */
export interface CollectSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * Nothing.
   */
  value: null
}
/**
 * The good answer (I7.02).
 */
export interface CountrySuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: CountryList
}
/**
 * Dialling codes and the detected country.
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
 * The good answer (I7.02).
 */
export interface CurrencySuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: CurrencyInformation
}
/**
 * The merchant's currency.
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
 * The good answer (I7.02).
 */
export interface CustomerServiceScriptSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: CustomerServiceScript
}
/**
 * Ways to reach customer service.
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
 * The good answer (I7.02).
 */
export interface DomainRouteSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: DomainRoute
}
/**
 * Domain config of the merchant.
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
 * The good answer (I7.02).
 */
export interface ForgottenByEmailSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * Nothing.
   */
  value: null
}
/**
 * The good answer (I7.02).
 */
export interface ForgottenBySmsSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * Nothing.
   */
  value: null
}
/**
 * The good answer (I7.02).
 */
export interface GameLanesSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: GameLanes
}
/**
 * Lanes of the lobby.
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
 * The good answer (I7.02).
 */
export interface GameVendorsSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: GameVendors
}
/**
 * Vendors of the merchant's games.
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
 * The good answer (I7.02).
 */
export interface LoginSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: LoginSession
}
/**
 * The session that was opened.
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
 * The password was right, and a second factor is wanted.
 */
export interface LoginVerifyRequired {
  /**
   * No session yet.
   */
  success: false
  /**
   * What to tell the member, in the language of the request.
   */
  message: string
  /**
   * A second factor is wanted (I4.07).
   */
  errorCode: 'login_verify_required'
  /**
   * Methods that this member may use, best first (I3.04).
   *
   * Items: Name of a method: "email", "ga", "sms", "payeeName", or one that a site does not know yet.
   */
  value: string[]
}
/**
 * The good answer (I7.02).
 */
export interface LogoutSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * Nothing.
   */
  value: null
}
/**
 * The good answer (I7.02).
 */
export interface MemberInfoSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: MemberInfo
}
/**
 * Who is logged in; userName or account is there.
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
 * The good answer (I7.02).
 */
export interface MemberLanguageSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * Nothing.
   */
  value: null
}
/**
 * The good answer (I7.02).
 */
export interface PingSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * Code of the merchant that was asked for.
   */
  value: string
}
/**
 * The good answer (I7.02).
 */
export interface PromotionsSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: AvailablePromotions
}
/**
 * Promotions by key: APP_DOWNLOAD rewards downloading the app, REFERRAL inviting friends (E3.26 to E3.28).
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
 * The good answer (I7.02).
 */
export interface RankProgressSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: RankProgress
}
/**
 * The way to the next VIP level.
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
 * The good answer (I7.02).
 */
export interface RegisterSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: Registered
}
/**
 * The account that was opened (I3.03, I3.15).
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
 * The good answer (I7.02).
 */
export interface RsaKeySuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  /**
   * RSA public key, SubjectPublicKeyInfo: PEM, or the bare base64 of its DER.
   */
  value: string
}
/**
 * The good answer (I7.02).
 */
export interface SettingsSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: ServerSettings
}
/**
 * The merchant's settings on the platform; a setting that the platform does not know is absent.
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
 * The good answer (I7.02).
 */
export interface SmsSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: SmsSent
}
/**
 * A code is on its way.
 */
export interface SmsSent {
  /**
   * For how many seconds the code is good, and no other is sent (I3.12).
   */
  expirationTime: number
}
/**
 * The good answer (I7.02).
 */
export interface StatusSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: SystemStatus
}
/**
 * State of the platform for this visitor.
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
/**
 * The good answer (I7.02).
 */
export interface WhitelabelSuccess {
  /**
   * The call did what was asked.
   */
  success: true
  /**
   * Empty: a good answer has nothing to say.
   */
  message: string
  /**
   * Always null in a good answer.
   */
  errorCode: null
  value: WhitelabelFlags
}
