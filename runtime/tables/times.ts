declare const unit: unique symbol

/** A duration in milliseconds. Only this file makes one, so a bare number does not compile as a delay. */
export type Ms = number & { readonly [unit]: 'ms' }

const ms = (value: number) => value as Ms
const seconds = (value: number) => ms(value * 1000)
const minutes = (value: number) => seconds(value * 60)
const days = (value: number) => minutes(value * 60 * 24)

/** Every time of the product, at one glance. The statement that it comes from stands beside it. */
export const times = {
  /** A request is given up after this (I9.01, E9.18). */
  request: seconds(30),
  /** A toast leaves after this (I9.10, E9.20). */
  toast: ms(1500),
  /** The start picture of an installed app stays at least this long (E4.64, E9.10). */
  splashMinimum: ms(150),
  /** An overlay's leaving motion (E9.08). */
  leave: ms(250),
  /** A wait longer than this shows progress (faults, rule for every fault). */
  progress: seconds(1),
  /** A wait longer than this offers cancel or retry (faults, rule for every fault). */
  patience: seconds(5),
  /** How long the device id is kept (I9.15). */
  deviceCookie: days(365),
  /** How long click and browser ids are kept (I9.16, E9.07). */
  clickCookie: days(90),
  /** A visitor is asked again about tracking after this. */
  consent: days(365),
  /** How old the last good copy of the platform's settings may be (D1). */
  settingsCopy: days(7),
  /** How long a cacheable reply may be served from the session's cache (I7.03). */
  replyCache: minutes(5),
  /** How long until another code may be asked for, when the server does not say (I4.49, I9.08). */
  resend: seconds(60),
  /** Google's one-tap prompt waits this long (I4.34, I9.09). */
  oneTap: ms(500),
  /** The second factor's word of success stands this long before the login completes (I4.08, I9.05). */
  secondFactorDone: ms(500),
  /** Each captcha server is given this long before the next is tried (I8.17, E8.12). */
  captchaServer: seconds(3),
  /** A captcha that loaded and then says nothing is an error after this (F090). */
  captchaSilent: seconds(10),
  /** A captcha's result lives ten minutes at the vendor's; it is not sent in the last half of one (F093). */
  captchaLife: minutes(9.5),
  /** After a registration this long passes before another can be sent (I4.17, I9.04). */
  registerGuard: ms(500),
  /** Who left for a provider's page and is not back after this has given up. */
  socialRedirect: minutes(10),
  /** How long the search for signs of a private window may take (F032). */
  privacy: seconds(2),
  /** Two clocks that differ by less than this agree (F057). */
  clockSlack: seconds(5),
  /** What counts down or up is written anew this often. */
  tick: seconds(1),
  /** What waits for an idle browser waits no longer than this. */
  idle: seconds(2),
  /** Reading a typed search waits for the fingers to rest. */
  typing: ms(200),
} as const satisfies Record<string, Ms>

export type TimeName = keyof typeof times

/** A duration that another party names, such as a manifest's request timeout, in milliseconds. */
export const given = (value: number): Ms => ms(Math.max(0, value))
