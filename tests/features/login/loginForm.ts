import english from '../../../runtime/text/EN.json'
import { type RunningSite, type SiteOptions, startSite, type } from '../../support/site'

const { login } = english

/** Opens the login page. */
export const openLogin = (options: SiteOptions = {}): Promise<RunningSite> =>
  startSite({ path: '/m/login', ...options })

/** Types into both fields without submitting. */
export async function fillLogin(userName = 'minhanh88', password = 'Lucky-7788'): Promise<void> {
  await type(login.userName, userName)
  await type(login.password, password)
}
