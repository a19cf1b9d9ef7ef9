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
  push: undefined,
} as const

export type SettingName = keyof typeof settingDefaults
