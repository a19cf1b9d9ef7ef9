/** The whitelabel flags: those that the specification names, then those that it only describes (I3.36, D1). */
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

/** The facts that a condition can test, besides flags; state/facts.ts evaluates them. */
export const factNames = [
  'member',
  'visitor',
  'agent',
  'restricted',
  'app',
  'standalone',
  'online',
  'partnerLogin',
  /** The page was opened with the code of a friend or an affiliate in its address (I3.29). */
  'referred',
  /** The merchant offers sign-in with an account elsewhere (I2.17). */
  'social',
  /** The merchant has advertising pixels (D13). */
  'pixels',
  /** The merchant asks visitors for consent before tracking them (D13). */
  'consent',
  /** The merchant has a Firebase project, which can send codes by SMS (I3.34, I4.37). */
  'firebase',
] as const

export type FactName = (typeof factNames)[number] | `flag.${FlagName}`

/** Settings that a manifest sets or leaves to the platform, with the defaults of the schema (I3.37, D1). */
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
