// generated: npm run types

/**
 * a host name in lower case, without scheme, port or path
 */
export type Host = string
/**
 * a language code of the product
 */
export type Language =
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
 * The languages that the merchant offers, the default first (E9.32). The pages are built in the default language.
 *
 * @minItems 1
 */
export type Languages = Language[]
/**
 * an SVG file of the merchant's brand folder
 */
export type Picture = string
/**
 * a colour as #rrggbb in lower case
 */
export type Colour = string
/**
 * true, false or "server"
 */
export type Flag = true | false | 'server'
/**
 * a regular expression without slashes around it
 */
export type RegularExpression = string
/**
 * A condition: a fact, true, false, or a combination. Its result is yes, no or not known yet.
 */
export type When = Fact | boolean | All | Any | Not
/**
 * the name of a fact
 */
export type Fact =
  | 'member'
  | 'visitor'
  | 'agent'
  | 'restricted'
  | 'app'
  | 'standalone'
  | 'online'
  | 'partnerLogin'
  | 'referred'
  | 'rememberedLogin'
  | 'signInRedirect'
  | 'pushLeft'
  | 'social'
  | 'download'
  | 'install'
  | 'pixels'
  | 'consent'
  | 'sessionReminder'
  | 'firebase'
  | 'push'
  | 'appPush'
  | 'flag.GOOGLELOGIN3'
  | 'flag.FIREBASECREATEACC3'
  | 'flag.UPDATEMOBILEICC3'
  | 'flag.GEETEST3'
  | 'flag.STARTGAMEINAPP3'
  | 'flag.REWCEN3'
  | 'flag.LOTTMINIGAME3'
  | 'flag.SEALOTTMINIGAME3'
  | 'flag.CHAT3'
  | 'flag.AUTOLOGIN3'
  | 'flag.GEETESTTEST3'
  | 'flag.LOGINCAPTCHA3'
  | 'flag.SMSCAPTCHA3'
  | 'flag.REGISTERCAPTCHA3'
  | 'flag.FBAUTOREGISTER3'
  | 'flag.VIPBENEFIT3'
/**
 * a path of the site: /m/ and then words of letters, digits, dots and dashes, without a slash at the end
 */
export type Path = string
/**
 * an https URL
 */
export type Address = string
/**
 * a path of the site, which may end in #section
 */
export type Target = string
/**
 * The items of the bottom bar, in order (five at most). Merges by id.
 *
 * @maxItems 5
 */
export type Navigation = NavigationItem[]
/**
 * The groups of the account page below the balance, in order, and the entries of each (D31). By default, all entries of the product. Both merge by id; null hides one. A group of which no entry can be shown is not shown.
 *
 * @maxItems 12
 */
export type Account = AccountGroup[]
/**
 * A game category of the platform.
 */
export type Category = 'lottery' | 'live' | 'slots' | 'fishing' | 'sports' | 'cards'
/**
 * The order of the game categories in the lobby.
 */
export type Categories = Category[]
/**
 * a picture of the merchant's brand folder: SVG, PNG, JPEG, WebP or AVIF
 */
export type Art = string
/**
 * Categories that the platform sorts by how much they are played: the first ten games of their lanes carry their place (D221).
 */
export type TopTen = Category[]
/**
 * The merchant's own customer-service entries, shown in this order; they work without the platform (I2.22, E3.19). They also order the platform's entries: by id, otherwise by kind. Merges by id.
 *
 * @maxItems 20
 */
export type CustomerService = CustomerServiceEntry[]
/**
 * a host name in lower case, without scheme, port or path; it may begin with *. for all hosts below it
 */
export type HostPattern = string
/**
 * What a form shows when GEETEST3 is on but there is no GeeTest id (F005): the plain picture captcha, or a hint to try again later.
 */
export type CaptchaFallback = 'picture' | 'later'
/**
 * The language of the chat for members whose own it does not speak (E5.48).
 */
export type ChatLanguage = 'EN' | 'CN' | 'TW' | 'RU' | 'TH' | 'VI' | 'JA' | 'PT' | 'ES' | 'AR'
/**
 * a channel
 */
export type SocialChannel = 'google' | 'facebook' | 'twitter' | 'line'
/**
 * Whether the login's "remember me" box starts ticked or unticked, or is absent (D126).
 */
export type RememberLogin = 'ticked' | 'unticked' | 'absent'
/**
 * a registration method
 */
export type RegistrationMethod = 'username' | 'mobile' | 'autoUsername'
/**
 * a host name in lower case, or *
 */
export type TrustedHost = string
/**
 * When customer service answers: "always", or a text by language. Shown beside the login and the registration.
 */
export type SupportHours = 'always' | Localized
/**
 * a host with optional scheme and port; loopback addresses are allowed
 */
export type Origin = string
/**
 * a path of the site's own origin, without a slash at the end
 */
export type OwnPath = string

/**
 * A merchant's manifest, or a preset. A file contains only what differs from the preset that it extends.
 */
export interface Manifest {
  /**
   * The version of this schema that the file is written in.
   */
  schemaVersion: 1 | 2
  /**
   * The preset that this file extends: the name of a file in merchants/_presets, without ".json".
   */
  extends?: string
  /**
   * The brand's name.
   */
  name: string
  /**
   * The hosts that serve the site, the main one first. Two merchants cannot share a host.
   *
   * @minItems 1
   */
  domains: Host[]
  /**
   * The languages that are offered, the default first. The names of the codes are under localized; BN is Bengali, TY is Filipino. The chat speaks ten languages: the check lists those of yours that it does not, and what it speaks instead is chat.fallbackLanguage.
   */
  languages: Languages
  /**
   * How money is formatted.
   */
  currency: Currency
  /**
   * Logo, icon, colours, shapes.
   */
  brand: Brand
  /**
   * Whitelabel flags. One that is absent is false.
   */
  flags?: Flags
  /**
   * Merchant settings.
   */
  settings?: Settings
  /**
   * The page of each path; null takes out one of a preset.
   */
  routes: Routes
  /**
   * Titles and descriptions by path; /m/home is required, as the fallback.
   */
  metadata: Metadata
  /**
   * Metadata that differs on some domains.
   */
  metadataByDomain?: MetadataByDomain
  /**
   * The items of the bottom bar, five at most, merged by id.
   */
  navigation?: Navigation
  /**
   * The groups and entries of the account page, merged by id.
   */
  account?: Account
  /**
   * The order of the game categories in the lobby.
   */
  categories?: Categories
  /**
   * The first picture of the lobby, and its words.
   */
  lobby?: Lobby
  /**
   * The download bar and prompt.
   */
  download?: Download
  /**
   * Customer-service entries, in the order in which they are shown, merged by id.
   */
  customerService?: CustomerService
  /**
   * The other hosts that the site may use.
   */
  hosts?: Hosts
  /**
   * The captcha's servers and its fallback.
   */
  captcha?: Captcha
  /**
   * The language of the chat where it does not speak the member's: it speaks ten. By default, Chinese; the check warns of that, at the first such language in languages.
   */
  chat?: Chat
  /**
   * The providers that members can sign in with.
   */
  social?: Social
  /**
   * How the site calls the platform.
   */
  platform?: Platform
  /**
   * How the merchant's native app is recognised.
   */
  nativeApp?: NativeApp
  /**
   * How long a session lasts on the device.
   */
  session?: Session
  rememberLogin?: RememberLogin
  /**
   * How accounts are created.
   */
  registration?: Registration
  /**
   * The pictures that pop up in the lobby.
   */
  popups?: Popups
  /**
   * Hosts that may receive the member's token.
   */
  handoff?: Handoff
  /**
   * Advertising pixels.
   */
  pixels?: Pixels
  /**
   * What is reported to the platform.
   */
  tracking?: Tracking
  /**
   * Whether the site has a service worker; false builds the one that removes itself (D143).
   */
  serviceWorker?: boolean
  /**
   * What licences and laws require the site to show.
   */
  compliance?: Compliance
  /**
   * Texts that the merchant overrides, by language and key. The keys are those of runtime/text/EN.json, such as lobby.welcomeVisitor; a manifest cannot add one.
   */
  texts?: TextOverrides
  /**
   * Only the development overrides (scripts/start/development.json) set this.
   */
  development?: Development
}
/**
 * How money is formatted (E3.45). If the position is absent, the platform's is used.
 */
export interface Currency {
  /**
   * The currency's code. It may be one that ISO 4217 does not know, such as USDT or POINT.
   */
  code: string
  /**
   * The currency symbol beside the amount.
   */
  symbol: string
  /**
   * The position of the symbol: before or after the amount. Without it, the platform's; before, where that has none.
   */
  position?: 'before' | 'after'
  /**
   * The number of decimals. By default, as many as the currency has; two where that is not known (F144).
   */
  decimals?: number
}
/**
 * The merchant's logo, icon, tagline and theme.
 */
export interface Brand {
  /**
   * The wordmark in the top bar, about 160 by 40.
   */
  logo: Picture
  /**
   * The app icon: a square. One that fills it has its symbol inside the middle 80 per cent, so that it can be cropped to a circle; one without a ground gets its margin from the build.
   */
  icon: Picture
  /**
   * A short sentence under the name: in the footer, on the splash screen of the installed site, and as the description of pages that have none.
   */
  tagline?: Localized
  /**
   * Colours and shapes.
   */
  theme: Theme
}
/**
 * a text for each language
 */
export interface Localized {
  /**
   * The text in 简体中文.
   */
  CN?: string
  /**
   * The text in English.
   */
  EN?: string
  /**
   * The text in Español.
   */
  ES?: string
  /**
   * The text in हिन्दी.
   */
  HI?: string
  /**
   * The text in Bahasa Indonesia.
   */
  ID?: string
  /**
   * The text in 日本語.
   */
  JA?: string
  /**
   * The text in ខ្មែរ.
   */
  KM?: string
  /**
   * The text in 한국어.
   */
  KO?: string
  /**
   * The text in မြန်မာ.
   */
  MY?: string
  /**
   * The text in தமிழ்.
   */
  TA?: string
  /**
   * The text in ไทย.
   */
  TH?: string
  /**
   * The text in 繁體中文.
   */
  TW?: string
  /**
   * The text in Tiếng Việt.
   */
  VI?: string
  /**
   * The text in Filipino.
   */
  TY?: string
  /**
   * The text in اردو.
   */
  UR?: string
  /**
   * The text in Português.
   */
  PT?: string
  /**
   * The text in Português (Brasil).
   */
  'PT-BR'?: string
  /**
   * The text in Bahasa Melayu.
   */
  MS?: string
  /**
   * The text in বাংলা.
   */
  BN?: string
  /**
   * The text in Türkçe.
   */
  TR?: string
  /**
   * The text in Français.
   */
  FR?: string
  /**
   * The text in नेपाली.
   */
  NE?: string
  /**
   * The text in Roman Urdu.
   */
  'UR-LA'?: string
  /**
   * The text in తెలుగు.
   */
  TE?: string
}
/**
 * The colours and shapes from which the design is derived.
 */
export interface Theme {
  /**
   * Whether the page is light or dark.
   */
  mode: 'light' | 'dark'
  /**
   * Buttons, links, selected items.
   */
  primary: Colour
  /**
   * The shade of `primary` where it is text, such as links. Without it, the nearest shade that can be read.
   */
  primaryText?: Colour
  /**
   * Badges, prizes, highlights.
   */
  accent: Colour
  /**
   * The shade of `accent` where it is text: a bright one, such as gold, cannot be read on a light page. Without it, the nearest shade that can.
   */
  accentText?: Colour
  /**
   * The page's background.
   */
  background: Colour
  /**
   * Cards, bars and sheets.
   */
  surface: Colour
  /**
   * Text on background and surface; at least 4.5 to 1 against both.
   */
  text: Colour
  /**
   * Success.
   */
  success: Colour
  /**
   * Warnings.
   */
  warning: Colour
  /**
   * Errors.
   */
  danger: Colour
  /**
   * The roundness of corners.
   */
  radius?: 'sharp' | 'soft' | 'round'
  /**
   * The height of controls: 44 or 48 pixels.
   */
  density?: 'compact' | 'comfortable'
  /**
   * The system font of titles.
   */
  display?: 'serif' | 'sans' | 'rounded' | 'slab'
}
/**
 * Whitelabel flags (I1.03, I3.36). true and false are fixed when the site is built: a feature that is pinned off is not in the site. "server" leaves the flag to the platform.
 */
export interface Flags {
  /**
   * Sign-in with Google, and its one-tap prompt (I4.34).
   */
  GOOGLELOGIN3?: Flag
  /**
   * An unlinked social identity may register a new account (I2.20).
   */
  FIREBASECREATEACC3?: Flag
  /**
   * The member chooses the dialling code of a mobile number (I2.26, I5.16).
   */
  UPDATEMOBILEICC3?: Flag
  /**
   * The slider captcha of GeeTest instead of the plain captcha (I5.18). Needs settings.geetestId.
   */
  GEETEST3?: Flag
  /**
   * Games start in the app or a home-screen install only (I5.19).
   */
  STARTGAMEINAPP3?: Flag
  /**
   * The reward centre and its promotions (E7.09).
   */
  REWCEN3?: Flag
  /**
   * The lottery variant of the mini game (E4.71).
   */
  LOTTMINIGAME3?: Flag
  /**
   * The Southeast Asia variant of the mini game, which is not draggable (E2.70, E4.72).
   */
  SEALOTTMINIGAME3?: Flag
  /**
   * Chat for members, in a frame (E5.10): the platform names its address, whose host must be in hosts.frame. Where it does not speak the member's language, it speaks chat.fallbackLanguage.
   */
  CHAT3?: Flag
  /**
   * A remembered login signs in automatically (I4.11). Needs rememberLogin.
   */
  AUTOLOGIN3?: Flag
  /**
   * GeeTest is used in test mode only (I5.18). Needs GEETEST3.
   */
  GEETESTTEST3?: Flag
  /**
   * Login requires a captcha (I4.44).
   */
  LOGINCAPTCHA3?: Flag
  /**
   * Sending an SMS code requires a captcha (I4.44). Needs GeeTest v4 (I5.06).
   */
  SMSCAPTCHA3?: Flag
  /**
   * Registration requires a captcha (I4.44).
   */
  REGISTERCAPTCHA3?: Flag
  /**
   * An unlinked Facebook identity is registered automatically (I4.23).
   */
  FBAUTOREGISTER3?: Flag
  /**
   * VIP benefits are shown (E5.15).
   */
  VIPBENEFIT3?: Flag
}
/**
 * Merchant settings (I3.37). Each is a value, or { "from": "server" } to leave it to the platform.
 */
export interface Settings {
  /**
   * DISABLEDMOBILEICC3: the dialling-code selector is shown but cannot be changed (I2.27).
   */
  disabledMobileIcc?: boolean | FromServer
  /**
   * Whether registration by mobile number requires a password; otherwise defaultPassword is used (I5.02).
   */
  mobileNumberPassword?: boolean | FromServer
  /**
   * The pattern of the code in a plain captcha: another code is not sent (I5.03). Without it, any code is.
   */
  captchaPattern?: RegularExpression | FromServer
  /**
   * Whether an expired password must be changed before anything else (I4.06).
   */
  forceChangeExpiredPassword?: boolean | FromServer
  /**
   * The fixed password of accounts created with only a mobile number (I9.17). Without it, that method is off.
   */
  defaultPassword?: string | FromServer
  /**
   * The minimum length of a new password (I5.20).
   */
  passwordMinimum?: number | FromServer
  /**
   * The number of profile pictures to choose from (I9.23).
   */
  profileIconCount?: number | FromServer
  /**
   * The version of GeeTest (I3.10).
   */
  geetestVersion?: ('v3' | 'v4') | FromServer
  /**
   * The merchant's id at GeeTest (E3.43).
   */
  geetestId?: string | FromServer
  /**
   * The Firebase project for social and phone sign-in (I3.34). Without one they are not shown (I4.37). Its authDomain must be in hosts.frame. SMS codes use a captcha of Google's, which needs www.google.com and www.gstatic.com in hosts.script, and www.google.com in hosts.frame and hosts.connect.
   */
  firebase?: FirebaseProject | FromServer
  /**
   * The Firebase project that sends push notifications to members (E3.46). Without one there are none. It needs the service worker, sessions that are kept on the device, and firebaseinstallations.googleapis.com and fcmregistrations.googleapis.com in hosts.connect.
   */
  push?: PushProject | FromServer
}
/**
 * { "from": "server" }
 */
export interface FromServer {
  /**
   * The source of the value.
   */
  from: 'server'
}
/**
 * a Firebase project, such as { "appId": "1:7:web:a", "apiKey": "k", "authDomain": "sign-in.merchant.example", "projectId": "merchant" }
 */
export interface FirebaseProject {
  /**
   * The app's id.
   */
  appId: string
  /**
   * The web app's API key. It is public; its permissions are restricted in the project.
   */
  apiKey: string
  /**
   * The host of the sign-in pages.
   */
  authDomain: Host
  /**
   * The project's id.
   */
  projectId: string
  /**
   * Firebase messagingSenderId.
   */
  messagingSenderId?: string
  /**
   * The client id of Google's one-tap prompt, of the same project. The prompt is shown with the flag GOOGLELOGIN3, and needs accounts.google.com in hosts.script, hosts.connect and hosts.frame.
   */
  googleWebClientId?: string
}
/**
 * a Firebase project with its key for push messages, such as { "appId": "1:7:web:a", "apiKey": "k", "projectId": "merchant", "messagingSenderId": "7", "vapidKey": "B..." }
 */
export interface PushProject {
  /**
   * The app's id.
   */
  appId: string
  /**
   * The web app's API key. It is public; its permissions are restricted in the project.
   */
  apiKey: string
  /**
   * The host of the project's sign-in pages; push messages do not need it.
   */
  authDomain?: Host
  /**
   * The project's id.
   */
  projectId: string
  /**
   * The id of the sender.
   */
  messagingSenderId: string
  /**
   * the public key of the project's web push certificate, 87 letters that begin with B
   */
  vapidKey: string
}
/**
 * The page of each path. null removes a preset's route.
 */
export interface Routes {
  /**
   * The page on this path.
   */
  [k: string]: MountedRoute
}
/**
 * a route, such as { "page": "lobby" }
 */
export interface MountedRoute {
  /**
   * The built-in page, or "embed" for a page of the merchant's own. Editors complete the names, and npm run check lists them where one does not exist.
   */
  page: string
  /**
   * Who may see the page. By default, the page's own guard applies.
   */
  guard?: When
  /**
   * The path that everybody else is redirected to. By default, the page's own redirect applies.
   */
  otherwise?: Path
  /**
   * For the page "embed": the merchant's own page, which is shown in a frame (D5). Its host must be in hosts.frame.
   */
  url?: Address
  /**
   * For the page "embed": its title in the top bar. By default, that of the path, where the product has one; needed on every other path. The browser's tab and search engines get the title in metadata.
   */
  title?: Localized
  /**
   * For the page "embed": whether the page gets the member's token and user name, in a message (D9). Its host must be in handoff.trustedHosts.
   */
  handoff?: 'session' | 'none'
}
/**
 * { "all": [conditions] }
 */
export interface All {
  /**
   * All of these are true.
   *
   * @minItems 1
   * @maxItems 20
   */
  all: When[]
}
/**
 * { "any": [conditions] }
 */
export interface Any {
  /**
   * At least one of these is true.
   *
   * @minItems 1
   * @maxItems 20
   */
  any: When[]
}
/**
 * { "not": condition }
 */
export interface Not {
  /**
   * This is not true.
   */
  not: When
}
/**
 * Titles and descriptions of the pages, by path (E2.72). Missing entries are taken from /m/home; the login and the public pages have titles of the product.
 */
export interface Metadata {
  /**
   * The metadata of this page.
   */
  [k: string]: PageMetadata
}
/**
 * titles and descriptions of one page
 */
export interface PageMetadata {
  /**
   * The page's title in the browser's tab and for search engines, about 60 characters. The top bar has another one: that of the page, or the title in routes.
   */
  title?: Localized
  /**
   * The description in search results and shared links, about 160 characters.
   */
  description?: Localized
  /**
   * Keywords, separated by commas.
   */
  keywords?: Localized
  /**
   * The canonical URL of the page, if it has several. By default, it is the page's own address.
   */
  canonical?: Address
  /**
   * Whether search engines may list the page. By default, only the public pages are listed (E2.74).
   */
  robots?: 'index' | 'noindex'
}
/**
 * Metadata that differs on some of the merchant's domains (E2.72).
 */
export interface MetadataByDomain {
  /**
   * The metadata on this domain; missing entries are taken from `metadata`.
   */
  [k: string]: Metadata
}
/**
 * an item of the bottom bar
 */
export interface NavigationItem {
  /**
   * The item's id, unique in the list.
   */
  id: string
  /**
   * The name of an icon in the product's set. Editors complete it, the reference shows them all, and npm run check lists them where one does not exist.
   */
  icon: string
  /**
   * The key of the text under the icon: one of runtime/text/EN.json. Other words for it are written into texts.
   */
  text: string
  /**
   * The path that it leads to. Either this or `opens`.
   */
  to?: Target
  /**
   * The overlay that it opens. Either this or `to`.
   */
  opens?: string
  /**
   * Whether the item is highlighted as the most important one. One at most.
   */
  primary?: boolean
}
/**
 * a group of entries
 */
export interface AccountGroup {
  /**
   * The group's id, unique in the list. The product has titles for money, play, offers, security, help and limits. The entries of actions and limits stand side by side; a list without actions begins with deposit and withdrawal.
   */
  id: string
  /**
   * The title above the entries. By default, the product's; needed for every other id.
   */
  title?: Localized
  /**
   * The entries, in order. They merge by id; null hides one.
   *
   * @maxItems 20
   */
  entries: AccountEntry[]
}
/**
 * an entry: one of the product's by its id alone, such as { "id": "password" }, or one of the merchant's own, with `to`, `url` or `opens`
 */
export interface AccountEntry {
  /**
   * The entry's id, unique in the account. Without `to`, `url` and `opens`, it is one of the product, which is there wherever its page or feature is.
   */
  id: string
  /**
   * The path that it leads to: a page of the product or an embedded one. The entry is there for those who may see the page.
   */
  to?: Target
  /**
   * The page of another site that it opens in a new tab. Its host must be in hosts.link.
   */
  url?: Address
  /**
   * The overlay that it opens.
   */
  opens?: string
  /**
   * The name of an icon in the product's set, for an entry of the merchant's own. Editors complete it, the reference shows them all, and npm run check lists them where one does not exist.
   */
  icon?: string
  /**
   * The words of an entry of the merchant's own: a text for each language, or the key of a text of runtime/text/EN.json. By default, the title of the page that it leads to.
   */
  text?: Localized | string
  /**
   * Who gets the entry. By default, every member who may see what it leads to.
   */
  when?: When
}
/**
 * What the lobby has of the merchant's own.
 */
export interface Lobby {
  hero?: Hero
  topTen?: TopTen
}
/**
 * The first picture of the lobby. It is in the page, so that visitors see it before anything else has loaded; the platform's banners follow it (D197).
 */
export interface Hero {
  art: HeroArt
  /**
   * The words over the picture: two lines of about 17 letters on a small phone.
   */
  title: Localized
  /**
   * A sentence below the title.
   */
  text?: Localized
  /**
   * Where a tap leads: a path of the site, or a page of a site in hosts.banner. Without it the picture is not tapped.
   */
  to?: Target | Address
}
/**
 * The picture for each mode of the theme, 16:7, without words in it: SVG, or PNG, JPEG, WebP or AVIF of at least 1080 by 472 pixels. Its left side is calm, because the words stand there; it is mirrored in languages that are written from right to left.
 */
export interface HeroArt {
  /**
   * Shown while brand.theme.mode is light.
   */
  light?: Art
  /**
   * Shown while brand.theme.mode is dark.
   */
  dark?: Art
}
/**
 * The download bar and the rules of the download prompt (E2.33, E3.06).
 */
export interface Download {
  bar?: DownloadBar
  /**
   * Whether the site offers to be installed on the home screen (E1.02).
   */
  install?: boolean
  rating?: Rating
  settings?: DownloadSettings
}
/**
 * The bar at the top of the lobby and of lists (E2.33).
 */
export interface DownloadBar {
  /**
   * Whether there is a bar.
   */
  show?: boolean
  /**
   * Only members of at least this VIP rank see it; absent: everybody (E2.37).
   */
  minimumRank?: number
}
/**
 * The stars of the download bar (E2.34).
 */
export interface Rating {
  /**
   * Whether stars are shown.
   */
  show?: boolean
  /**
   * The number of stars, 0 to 5.
   */
  value?: number
}
/**
 * The rules of the prompt, used until the platform sends its own (E3.07).
 */
export interface DownloadSettings {
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
    value?: Address
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
    value?: Host[]
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
 * a customer-service entry
 */
export interface CustomerServiceEntry {
  /**
   * The entry's id, unique in the list.
   */
  id: string
  /**
   * The service's kind (E3.20): it chooses the icon, and where the platform's entries of the same kind stand. For what has no kind, such as WhatsApp or a form for e-mail, LIVECHAT (a speech bubble) or MIDUOKE (a letter).
   */
  csType: 'AICAN' | 'MIDUOKE' | 'LIVECHAT' | 'COMM100' | 'COMM100VIP'
  /**
   * The title in the chooser. Without one it is numbered by its position: CS1, CS2, and so on (E3.24).
   */
  title?: Localized
  /**
   * The URL that it opens in a new tab, on a host of hosts.customerService. Only https: WhatsApp is https://wa.me/ and the number; for e-mail it is a page with a form, because mailto: is refused.
   */
  url: Address
  /**
   * VIP labels whose members see it: the label's id, or its name in lower case. Without labels everybody sees it (E5.26).
   *
   * @minItems 1
   */
  labelIds?: string[]
}
/**
 * The other hosts that the site may use, and the only source of the Content-Security-Policy. Any other host that the platform names is dropped.
 */
export interface Hosts {
  /**
   * Pictures: the image CDN, banners.
   */
  image?: HostPattern[]
  /**
   * Other sites that banners may open in a new tab (E5.20). A banner that leads elsewhere has no link.
   */
  banner?: HostPattern[]
  /**
   * Other sites that entries of the account open in a new tab (D31).
   */
  link?: HostPattern[]
  /**
   * Pages in frames: game vendors, the chat (CHAT3), embedded pages.
   */
  frame?: HostPattern[]
  /**
   * Calls: the platform's other domains, collectors.
   */
  connect?: HostPattern[]
  /**
   * Scripts of third parties.
   */
  script?: HostPattern[]
  /**
   * The captcha vendor's servers. Only the captcha's own page uses them.
   */
  captcha?: HostPattern[]
  /**
   * Customer-service pages.
   */
  customerService?: HostPattern[]
  /**
   * Hosts that a game launch may open.
   */
  game?: HostPattern[]
  /**
   * Files of the native app: its store pages and packages.
   */
  download?: HostPattern[]
}
/**
 * The captcha's servers and its fallback (I8.17). By default, the vendor's servers are used.
 */
export interface Captcha {
  /**
   * Servers that configure and verify a captcha of the merchant's version, in the order in which they are tried; v3 uses the first. Each must be in hosts.captcha.
   *
   * @minItems 1
   * @maxItems 8
   */
  apiServers?: Host[]
  /**
   * Servers of the captcha's scripts, in the order in which they are tried. Each must be in hosts.captcha.
   *
   * @minItems 1
   * @maxItems 8
   */
  staticServers?: Host[]
  fallback?: CaptchaFallback
}
/**
 * The operator's chat, with the flag CHAT3 (E5.06).
 */
export interface Chat {
  fallbackLanguage?: ChatLanguage
}
/**
 * The providers that members can sign in with (I2.17). Needs settings.firebase. By default, there are none.
 */
export interface Social {
  /**
   * The channels, in the order of their buttons. "google" is shown only with the flag GOOGLELOGIN3. Social sign-in needs hosts: apis.google.com in hosts.script, identitytoolkit.googleapis.com and securetoken.googleapis.com in hosts.connect, the project's authDomain in hosts.frame.
   */
  channels?: SocialChannel[]
  /**
   * The id of the OpenID Connect provider for LINE in the Firebase project.
   */
  lineProvider?: string
  /**
   * The SMS template that the platform uses for a new account of an identity (I3.14).
   */
  smsTemplate?: string
}
/**
 * How the site calls the platform.
 */
export interface Platform {
  /**
   * Paths that override the table of calls, by the call's name (D2).
   */
  endpoints?: {
    /**
     * a path that begins with a slash, such as /wps/other/path
     */
    [k: string]: string
  }
  /**
   * Milliseconds until a call times out (I9.01).
   */
  timeoutMilliseconds?: number
  /**
   * The query parameter in which the image host takes a width in pixels. Without it, pictures are loaded as they are (D22).
   */
  imageWidthParameter?: string
}
/**
 * How the merchant's native app is recognised.
 */
export interface NativeApp {
  /**
   * A pattern that matches the app's user agent; its first group is the app's version (D7).
   */
  userAgent?: RegularExpression
}
/**
 * How long a session lasts on the device.
 */
export interface Session {
  /**
   * Until logout, or until the tab is closed (D128).
   */
  keep?: 'device' | 'tab'
}
/**
 * How accounts are created (I2.21). Registration is offered if routes mount the page "register".
 */
export interface Registration {
  /**
   * The offered methods, the first one open: a chosen user name, a mobile number, or a user name assigned by the platform (I7.13 to I7.15). Without settings.mobileNumberPassword, the mobile number is offered only with settings.defaultPassword (I5.02).
   *
   * @minItems 1
   */
  methods?: RegistrationMethod[]
  /**
   * Whether a registration by mobile number requires a code sent to that number (I7.16).
   */
  smsCode?: boolean
  /**
   * Whether the form has a field for a friend's code. A code in the URL is always sent (I3.13).
   */
  referralCode?: boolean
  /**
   * Whether the form has a field for an affiliate code. A code in the URL is always sent (I3.13).
   */
  affiliateCode?: boolean
}
/**
 * The pictures that pop up in the lobby (E4.44).
 */
export interface Popups {
  /**
   * How long a visitor is in the lobby before the first picture pops up, in seconds (E4.47).
   */
  delaySeconds?: number
}
/**
 * Hosts that may receive the member's token and user name: in the URL of a banner's link, or in a message to an embedded page (D9).
 */
export interface Handoff {
  /**
   * Host names; ["*"] means all hosts and must be written explicitly.
   */
  trustedHosts?: TrustedHost[]
}
/**
 * Advertising pixels; one is loaded only when its id is given (D13).
 */
export interface Pixels {
  /**
   * The Facebook pixel id (I3.17).
   */
  facebook?: string
  /**
   * The TikTok pixel id (I3.18).
   */
  tiktok?: string
  /**
   * The Google tag id (I3.19).
   */
  gtag?: string
  /**
   * The Google Tag Manager id (I3.20).
   */
  gtm?: string
  /**
   * The Kwai pixel id (I3.21).
   */
  kwai?: string
  /**
   * The version of Facebook's SDK in the script's URL (I9.21).
   */
  facebookVersion?: string
  /**
   * The merchant's own scripts. They read the events, with id and money, from the page's list siteEvents. Their hosts must be in hosts.script.
   *
   * @maxItems 10
   */
  scripts?: Address[]
}
/**
 * What the site sends to the platform's collector (E7.22).
 */
export interface Tracking {
  /**
   * Whether tracking events are sent (E3.48). With compliance.consent, they wait for consent.
   */
  events?: boolean
  /**
   * Whether fault reports are sent; they carry no identifier (D13).
   */
  faults?: boolean
}
/**
 * What licences and laws require the site to show (D14). Absent entries are not shown.
 */
export interface Compliance {
  /**
   * The minimum age of a member: asked before registration and shown as a badge.
   */
  minimumAge?: number
  licence?: Licence
  responsibleGaming?: ComplianceLink
  /**
   * The terms that a member accepts by registering.
   */
  terms?: {
    /**
     * The link's URL.
     */
    url: Address
    /**
     * The link's text; by default, the product's own.
     */
    text?: Localized
  }
  /**
   * Where members exclude themselves from playing, from the footer and their account. Without it, the account leads to customer service.
   */
  selfExclusion?: {
    /**
     * The link's URL.
     */
    url: Address
    /**
     * The link's text; by default, the product's own.
     */
    text?: Localized
  }
  /**
   * Where members set limits for deposits, losses and time, from their account. Without it, the account leads to customer service.
   */
  limits?: {
    /**
     * The link's URL.
     */
    url: Address
    /**
     * The link's text; by default, the product's own.
     */
    text?: Localized
  }
  supportHours?: SupportHours
  /**
   * Marks in the footer of how members can pay, in this order.
   *
   * @maxItems 12
   */
  payments?: PaymentMark[]
  /**
   * Marks in the footer of organisations for responsible play and of test laboratories, in this order.
   *
   * @maxItems 8
   */
  seals?: Seal[]
  /**
   * Whether pixels and tracking events wait for the visitor's consent.
   */
  consent?: boolean
  /**
   * Minutes on the screen after which the site tells members how long their session has lasted, and again after each further interval.
   */
  sessionReminderMinutes?: number
  /**
   * The text for visitors from a blocked region.
   */
  blockedRegions?: Localized
}
/**
 * The licence statement in the footer.
 */
export interface Licence {
  /**
   * The statement.
   */
  text: Localized
  /**
   * The licence's public record.
   */
  url?: Address
  /**
   * The licence's number alone, as it stands in the statement: shown beside the login and the registration, where the whole statement would be too long. Without it, the statement is shown there.
   */
  number?: string
}
/**
 * Information about responsible gaming.
 */
export interface ComplianceLink {
  /**
   * The link's URL.
   */
  url: Address
  /**
   * The link's text; by default, the product's own.
   */
  text?: Localized
}
/**
 * A means of payment.
 */
export interface PaymentMark {
  /**
   * Its name, as its users write it.
   */
  name: string
  /**
   * Selects the symbol that is drawn beside the name.
   */
  kind?: 'card' | 'bank' | 'wallet' | 'cash' | 'coin'
  /**
   * An SVG of the brand folder, shown instead of symbol and name.
   */
  image?: Picture
}
/**
 * A mark that leads to its organisation.
 */
export interface Seal {
  /**
   * The organisation's name.
   */
  name: string
  /**
   * Where the mark leads: best to the page that confirms it.
   */
  url: Address
  /**
   * An SVG of the brand folder, shown instead of the name.
   */
  image?: Picture
}
/**
 * Texts that the merchant overrides, by language and key.
 */
export interface TextOverrides {
  /**
   * Texts by key, such as "lobby.welcomeVisitor".
   */
  [k: string]: {
    /**
     * a text
     */
    [k: string]: string
  }
}
/**
 * Hosts for tests and local work. Only the development overrides (scripts/start/development.json) set this; a release refuses it.
 */
export interface Development {
  hosts?: DevelopmentHosts
  /**
   * Origins that count as the merchant's domains: the site may send a member to them.
   */
  domains?: Origin[]
  captcha?: DevelopmentCaptcha
  /**
   * Where this machine serves the pages that are embedded: on the site's port, and on the other of the two names of this machine, so that their origin is another one.
   */
  embeddedPages?: OwnPath
  /**
   * Whether sign-in uses a Firebase Auth emulator on the site's own origin.
   */
  firebaseEmulator?: boolean
  /**
   * The purpose of these overrides.
   */
  note?: string
}
/**
 * Origins that are added to `hosts`.
 */
export interface DevelopmentHosts {
  /**
   * Pictures: the image CDN, banners.
   */
  image?: Origin[]
  /**
   * Other sites that banners may open.
   */
  banner?: Origin[]
  /**
   * Pages in frames: game vendors, chat, embedded pages.
   */
  frame?: Origin[]
  /**
   * Calls: the platform's other domains, collectors.
   */
  connect?: Origin[]
  /**
   * Scripts of third parties.
   */
  script?: Origin[]
  /**
   * The captcha vendor's servers.
   */
  captcha?: Origin[]
  /**
   * Customer-service pages.
   */
  customerService?: Origin[]
  /**
   * Hosts that a game launch may open.
   */
  game?: Origin[]
  /**
   * Files of the native app.
   */
  download?: Origin[]
}
/**
 * Captcha servers that replace the vendor's: paths of the site's own origin.
 */
export interface DevelopmentCaptcha {
  /**
   * Servers that configure and verify a captcha, in the order in which they are tried.
   *
   * @minItems 1
   */
  apiServers?: OwnPath[]
  /**
   * Servers of the captcha's scripts, in the order in which they are tried.
   *
   * @minItems 1
   */
  staticServers?: OwnPath[]
}
