import { lobbyStart, notFound, routeGuard, tokenInAddress, wrongTokenInAddress } from './addresses'
import { captcha } from './captcha'
import { failover, noDomainLeft } from './failover'
import { ownGames } from './game'
import type { Journey } from './journey'
import { changeLanguage, rightToLeft } from './language'
import { backClosesSheet, logIn, logInForPage, storageBlocked, wrongPassword } from './login'
import { offlineLogin } from './network'
import { offlineStart } from './offlineStart'
import { forcedPasswordChange } from './password'
import { missingChunk, missingEntryScript, replacedSite } from './recovery'
import { register } from './register'
import { secondFactor } from './secondFactor'
import { logOut, otherTab, sessionExpiredBeforeStart } from './session'
import { sessionExpired } from './sessionExpired'
import { linkGoogle } from './social'
import { denied, maintenance, unreachableStart } from './system'
import { update } from './update'

export type { Journey } from './journey'

/** The journeys that must work on every site in every engine. */
export const journeys: readonly Journey[] = [
  lobbyStart,
  routeGuard,
  logIn,
  logInForPage,
  wrongPassword,
  register,
  logOut,
  otherTab,
  sessionExpiredBeforeStart,
  sessionExpired,
  forcedPasswordChange,
  secondFactor,
  linkGoogle,
  ownGames,
  captcha,
  rightToLeft,
  changeLanguage,
  backClosesSheet,
  offlineLogin,
  offlineStart,
  failover,
  noDomainLeft,
  update,
  replacedSite,
  missingChunk,
  missingEntryScript,
  maintenance,
  denied,
  unreachableStart,
  storageBlocked,
  notFound,
  tokenInAddress,
  wrongTokenInAddress,
]
