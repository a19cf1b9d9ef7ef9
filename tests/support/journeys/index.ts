import { guard, notFound, start, tokenInAddress, wrongTokenInAddress } from './addresses'
import { captcha } from './captcha'
import type { Journey } from './journey'
import { language, rightToLeft } from './language'
import { backClosesSheet, logIn, storageRefused, wrongPassword } from './login'
import { offline } from './network'
import { password } from './password'
import { register } from './register'
import { secondFactor } from './secondFactor'
import { logOut, otherTab, sessionLost } from './session'
import { sessionGone } from './sessionGone'
import { social } from './social'

export type { Journey } from './journey'

/** What every site must be able to do in every engine. */
export const journeys: readonly Journey[] = [
  start,
  guard,
  logIn,
  wrongPassword,
  register,
  logOut,
  otherTab,
  sessionLost,
  sessionGone,
  password,
  secondFactor,
  social,
  captcha,
  rightToLeft,
  language,
  backClosesSheet,
  offline,
  storageRefused,
  notFound,
  tokenInAddress,
  wrongTokenInAddress,
]
