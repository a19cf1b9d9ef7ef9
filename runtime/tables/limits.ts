/** Every bound of the product that is not a time, at one glance. */
export const limits = {
  /** A device id has this many characters, or is made anew (I5.01). */
  deviceId: 36,
  /** A message of the platform is cut here, with the rest on demand (F045). */
  message: 300,
  /** A name is cut here, by what the eye counts as characters (F138). */
  name: 40,
  /** The same in a toast, which is one short line. */
  toastName: 20,
  /** The random key of an encrypted body, in characters (I7.31, D3). */
  wireKey: 16,
  /** DES takes this many bytes of that key (D3). */
  desKey: 8,
  /** What a reply cache may hold before the oldest goes (F024). */
  cachedReplies: 40,
  /** The lanes of a lobby are numbered in these steps (E3.34). */
  laneStep: 100,
  /** Games shown in a lane before "all" takes over. */
  laneCards: 20,
  /** Results shown for one search. */
  searchResults: 60,
  /** Recent searches that are remembered. */
  recentSearches: 6,
  /** Games that are shown as popular before anything is searched for. */
  popularGames: 12,
  /** The shortest keyword that is sent to the platform. */
  searchKeyword: 2,
  /** Pictures of a lane within this many pixels of the screen are loaded (E9.21). */
  lazyMargin: 100,
  /** A user name's longest form. */
  userName: 64,
  /** An e-mail address's longest form (RFC 5321). */
  email: 254,
  /** A phone number without its country (E.164). */
  mobileNumber: 15,
  /** A phone number as it is typed: with its country, blanks and signs. */
  typedNumber: 28,
  /** The code of an SMS or of an authenticator. */
  code: 6,
  /** A password of this length is always accepted (D15). */
  password: 128,
  /** A referral or affiliate code. */
  inviteCode: 100,
  /** A captcha code as it is sent (F006). */
  captchaCode: 64,
  /** The longest pattern of a captcha code that is tried (F006). */
  captchaPattern: 200,
  /** A pattern that may be tried in more ways holds the page up (F006). */
  captchaPatternWays: 300_000,
  /** A captcha vendor's words are cut here. */
  captchaWords: 120,
  /** A click id in a landing's address; a longer one is none. */
  clickId: 512,
  /** Digits of Facebook's browser id (I3.25). */
  browserIdDigits: 10,
  /** An advertising id of the native app (I3.30). */
  nativeId: 128,
  /** A member's id or name in a tracking event (E3.49). */
  eventText: 64,
  /** Bytes of tracking events that wait to be sent (F053). */
  eventQueue: 48 * 1024,
  /** Domains that race each other (I4.48, I9.03). */
  racingDomains: 10,
  /** Faults that one visit reports. */
  faultsPerVisit: 20,
  /** The longest network address there is: an IPv6 one with an IPv4 one at its end. */
  ip: 45,
  /** What the status call is handed back, in characters. */
  track: 128,
  /** How often somebody looks whether something still says "loading" (E4.75). */
  hideLoadingLooks: 3,
  /** A name or code in a fault's report, in characters; the whole is far below 2 KB. */
  faultWord: 64,
} as const
