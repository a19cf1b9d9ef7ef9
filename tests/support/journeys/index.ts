import { guard, notFound, start, tokenInAddress, wrongTokenInAddress } from './addresses'
import { captcha } from './captcha'
import { failover, noDomainLeft } from './failover'
import type { Journey } from './journey'
import { language, rightToLeft } from './language'
import { backClosesSheet, logIn, storageRefused, wrongPassword } from './login'
import { offline } from './network'
import { offlineShell } from './offlineShell'
import { password } from './password'
import { lostEntry, missedPart, replacedSite } from './recovery'
import { register } from './register'
import { secondFactor } from './secondFactor'
import { logOut, otherTab, sessionLost } from './session'
import { sessionGone } from './sessionGone'
import { social } from './social'
import { darkStart, denied, maintenance } from './system'
import { update } from './update'

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
  offlineShell,
  failover,
  noDomainLeft,
  update,
  replacedSite,
  missedPart,
  lostEntry,
  maintenance,
  denied,
  darkStart,
  storageRefused,
  notFound,
  tokenInAddress,
  wrongTokenInAddress,
]
