import type { Site } from '../../contract/site'
import { deviceToSend } from '../../rules/device'
import { Failure } from '../../rules/failure'
import { readSession } from '../../rules/session'
import { deviceAtom } from '../../state/page'

export interface Credentials {
  /** Trimmed by the form; the password is sent exactly as it was typed (F086). */
  readonly userName: string
  readonly password: string
}

/** What a login carries besides the credentials (I3.05). */
async function aboutDevice({ edge, store }: Site) {
  const state = store.get(deviceAtom)
  const { userAgent, touchPoints } = edge.native
  const device = deviceToSend({ userAgent, touchPoints, state })
  return {
    loginDeviceId: await edge.identity.deviceId(),
    isOfficialAppLogin: state === 'app',
    ...(device === undefined ? {} : { device }),
  }
}

/**
 * Logs a member in with user name and password (I7.06), over the encrypted wire. Resolves when the session has begun;
 * rejects with a Failure that the member has been told of. A reply without a token is no login (F042).
 */
export async function logIn(
  site: Site,
  { userName, password }: Credentials,
  signal: AbortSignal,
): Promise<void> {
  const about = await aboutDevice(site)
  const value = await site.platform.call('login', {
    body: { username: userName, password, ...about },
    headers: { Device: about.device ?? 'MOBILE' },
    signal,
  })
  const session = readSession(value, site.data.code)
  if (!session) {
    void site.notice({ message: site.text.t('errors.unknown') })
    throw new Failure('empty', { call: 'login' })
  }
  site.session.begin({ ...session, userName: session.userName ?? userName })
}
