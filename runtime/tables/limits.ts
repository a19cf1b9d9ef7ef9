/** Every limit of the product that is not a time. */
export const limits = {
  /** The length of a device id; one of another length is replaced (I5.01). */
  deviceId: 36,
  /** Longer messages of the platform are cut, with the rest on demand (F045). */
  message: 300,
  /** Longer names are cut, counted in visible characters (F138). */
  name: 40,
  /** The same in a toast, which is a single short line. */
  toastName: 20,
  /** The random key of an encrypted body, in characters (I7.31, D3). */
  bodyKey: 16,
  /** DES takes this many bytes of that key (D3). */
  desKey: 8,
  /** The size of the reply cache; the oldest reply is removed first (F024). */
  cachedReplies: 40,
  /** The step between the numbers of lobby lanes (E3.34). */
  laneStep: 100,
  /** Games in a lane before the link to all of them. */
  laneCards: 20,
  /** Slides of a carousel. */
  banners: 10,
  /** Games that are read from one list: a lane of the lobby, the results of a search. */
  gamesPerList: 60,
  /** Recent searches that are stored. */
  recentSearches: 6,
  /** Popular games shown before a search. */
  popularGames: 12,
  /** The shortest keyword that is sent to the platform. */
  searchKeyword: 2,
  /** The longest one. */
  searchText: 64,
  /** The longest user name. */
  userName: 64,
  /** The longest e-mail address (RFC 5321). */
  email: 254,
  /** The code of an SMS or of an authenticator. */
  verificationCode: 6,
  /** The longest password that can be typed (D15). */
  password: 128,
  /** A referral or affiliate code. */
  inviteCode: 100,
  /** The longest captcha code that is sent (F006). */
  captchaCode: 64,
  /** The longest captcha code pattern that is used (F006). */
  captchaPattern: 200,
  /** A pattern with more ways to match could block the page (F006). */
  captchaPatternCost: 300_000,
  /** Longer messages of a captcha vendor are cut. */
  captchaMessage: 120,
  /** The longest click id in a landing address; a longer one is ignored. */
  clickId: 512,
  /** Digits of Facebook's browser id (I3.25). */
  browserIdDigits: 10,
  /** An advertising id of the native app (I3.30). */
  nativeId: 128,
  /** A member's id or name in a tracking event (E3.49). */
  eventText: 64,
  /** Bytes of tracking events in the send queue (F053). */
  eventQueueBytes: 48 * 1024,
  /** Domains that are tried at the same time (I4.48, I9.03). */
  racingDomains: 10,
  /** Faults that one visit reports. */
  faultsPerVisit: 20,
  /** The longest IP address: IPv6 that ends in IPv4. */
  ipAddress: 45,
  /** The longest track value that the status call sends back. */
  statusTrack: 128,
  /** The number of checks for a leftover "loading" indicator (E4.75). */
  hideLoadingChecks: 3,
  /** The longest name or code in a fault report; a whole report stays far below 2 KB. */
  faultText: 64,
} as const

/** The longest text of a form's fields, by field name. Nothing typed is cut: more is an error in words. */
export const fieldLimits: Readonly<Record<string, number>> = {
  userName: limits.userName,
  payeeName: limits.userName,
  email: limits.email,
  password: limits.password,
  oldPassword: limits.password,
  newPassword: limits.password,
  affiliateCode: limits.inviteCode,
  referralCode: limits.inviteCode,
}
