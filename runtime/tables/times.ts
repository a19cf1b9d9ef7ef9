declare const unit: unique symbol

/** A duration in milliseconds. Only this file makes one, so a bare number does not compile as a delay. */
export type Ms = number & { readonly [unit]: 'ms' }

/** Pure, so that a script that needs one time does not carry the others. */
// @__NO_SIDE_EFFECTS__
const ms = (value: number) => value as Ms
// @__NO_SIDE_EFFECTS__
const seconds = (value: number) => ms(value * 1000)
// @__NO_SIDE_EFFECTS__
const minutes = (value: number) => seconds(value * 60)
// @__NO_SIDE_EFFECTS__
const days = (value: number) => minutes(value * 60 * 24)

/** A wait longer than this offers cancel or retry; the guard in the page carries it and not the table. */
export const patience = seconds(5)

/** Dropping a worker and its caches takes no longer than this: the member waits for the page (F125). */
export const dropCaches = seconds(1)

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
  patience,
  /** Code that did not come is asked for once more after this (F123). */
  secondTry: seconds(1),
  /** After a failed start somebody looks this often whether something still says "loading" (E4.75). */
  hideLoading: seconds(1),
  /** A ping is given up after this (I7.23, I9.02). */
  ping: seconds(20),
  /** The same in the race of domains, which as a whole takes no longer either (I4.48, I9.03, F015). */
  domainRace: seconds(10),
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
  /** The page's first seconds belong to the member: the worker is registered after them, when the browser is idle. */
  workerStart: seconds(2),
  /** A navigation that the network does not answer in this time is answered with the kept shell (F128). */
  workerNavigation: seconds(3),
  /** A worker that does not answer in this time is not waited for. */
  workerAnswer: seconds(3),
  /** The first look for a newer site (E4.55, E9.01). */
  updateFirst: ms(1500),
  /** The next ones (E4.55, E9.01). */
  updateEvery: minutes(60),
  /** A notice that is due waits this long before it tries again (F129). */
  updateCalm: seconds(5),
  /** Changes of visibility within this time are one: settings and status are asked for once (I9.22, E4.56, E9.02). */
  refresh: ms(300),
  /** While a screen covers the site, the platform is asked this often whether it is open again. */
  systemLook: seconds(60),
  /** While nothing answers, somebody looks this often whether the line is back. */
  offlineLook: seconds(10),
  /** At the end of maintenance each device waits a part of this, so that not all come at once. */
  lookSpread: seconds(5),
  /** Reading a typed search waits for the fingers to rest. */
  typing: ms(200),
} as const satisfies Record<string, Ms>

export type TimeName = keyof typeof times

/** A duration that another party names, such as a manifest's request timeout, in milliseconds. */
export const given = (value: number): Ms => ms(Math.max(0, value))
