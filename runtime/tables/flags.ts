/** The whitelabel flags: the specification's, then those that it describes without a name (I3.36, D1). */
export const flagNames = [
  'GOOGLELOGIN3',
  'FIREBASECREATEACC3',
  'UPDATEMOBILEICC3',
  'GEETEST3',
  'STARTGAMEINAPP3',
  'REWCEN3',
  'LOTTMINIGAME3',
  'SEALOTTMINIGAME3',
  'CHAT3',
  'AUTOLOGIN3',
  'GEETESTTEST3',
  'LOGINCAPTCHA3',
  'SMSCAPTCHA3',
  'REGISTERCAPTCHA3',
  'FBAUTOREGISTER3',
  'VIPBENEFIT3',
] as const

export type FlagName = (typeof flagNames)[number]

/** What a condition may ask, besides flags. state/facts.ts answers each. */
export const factNames = [
  'member',
  'visitor',
  'agent',
  'restricted',
  'app',
  'standalone',
  'online',
  'partnerLogin',
  /** The address that the page was opened with carries the code of a friend or an affiliate (I3.29). */
  'referred',
  /** The merchant offers a way to sign in with an account elsewhere (I2.17). */
  'social',
  /** The merchant has advertising pixels (D13). */
  'pixels',
  /** The merchant asks visitors before it tracks them (D13). */
  'consent',
  /** The merchant has a Firebase project, through which codes by SMS may come (I3.34, I4.37). */
  'firebase',
] as const

export type FactName = (typeof factNames)[number] | `flag.${FlagName}`

/** Settings that a manifest gives or leaves to the platform, with the schema's defaults (I3.37, D1). */
export const settingDefaults = {
  disabledMobileIcc: false,
  mobileNumberPassword: false,
  captchaPattern: undefined,
  forceChangeExpiredPassword: false,
  defaultPassword: undefined,
  passwordMinimum: 6,
  profileIconCount: 9,
  geetestVersion: 'v3',
  geetestId: undefined,
  firebase: undefined,
} as const

export type SettingName = keyof typeof settingDefaults
