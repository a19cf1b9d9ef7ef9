import english from '../../runtime/text/EN.json'
import { type RunningSite, type SiteOptions, startSite, type } from '../support/site'

const { login } = english

/** The login page is open. */
export const onLogin = (more: SiteOptions = {}): Promise<RunningSite> =>
  startSite({ path: '/m/login', ...more })

/** Types into both fields, and sends nothing. */
export async function enter(userName = 'minhanh88', password = 'Lucky-7788'): Promise<void> {
  await type(login.userName, userName)
  await type(login.password, password)
}
