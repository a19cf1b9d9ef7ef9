import { control } from '../../scripts/platform/control'
import { postEncrypted } from './memberCalls'
import { get, type PlatformResponse, type PlatformServer, post } from './platformServer'

type Headers = Readonly<Record<string, string | undefined>>

/** The fields of a registration besides the typed ones (I3.13). */
export const registrationForm = {
  registerMethod: 'H5',
  registerUrl: 'https://www.hongvan.example/m/register',
  domain: 'www.hongvan.example',
  loginDeviceId: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9',
  isOfficialAppLogin: false,
  login: true,
}

export const newPassword = 'may-hong-bao-tin'

export const register = (
  server: PlatformServer,
  body: object = {},
  headers: Headers = {},
): Promise<PlatformResponse> =>
  postEncrypted(
    server,
    '/wps/member/register',
    { ...registrationForm, username: 'hoamai', password: newPassword, ...body },
    { ModuleId: 'REG3', ...headers },
  )

export const registerMobile = (
  server: PlatformServer,
  body: object = {},
  headers: Headers = {},
): Promise<PlatformResponse> =>
  postEncrypted(
    server,
    '/wps/member/register/mobile',
    { ...registrationForm, countryDialingCode: '84', mobileNum: '987654321', ...body },
    { ModuleId: 'MOBILENUMREG3', ...headers },
  )

export const registerAutoUserName = (server: PlatformServer, body: object = {}): Promise<PlatformResponse> =>
  post(
    server,
    '/wps/member/register/autoUsername',
    { ...registrationForm, password: newPassword, ...body },
    { ModuleId: 'REG3' },
  )

export const registerSocial = (
  server: PlatformServer,
  firebaseChannel: string,
  firebaseIdToken: string,
  body = {},
) =>
  post(
    server,
    '/wps/member/register/3rd',
    { firebaseChannel, firebaseIdToken, login: true, smsTemplate: 'REGISTER', ...body },
    { ModuleId: 'REG3' },
  )

export const loginSocial = (
  server: PlatformServer,
  firebaseChannel: string,
  firebaseIdToken: string,
  headers: Headers = {},
): Promise<PlatformResponse> =>
  post(
    server,
    '/wps/session/login/3rd',
    { type: 'firebase', firebaseChannel, firebaseIdToken },
    { ModuleId: 'LOGIN3', ...headers },
  )

/** The accounts that were created since the reset. */
export async function readRegistrations(server: PlatformServer) {
  const { registrations: created = [] } = await control(server.origin, { registrations: true })
  return created
}

/** The details of the member whose token is in a reply. */
export async function readMemberOf(server: PlatformServer, { value }: PlatformResponse): Promise<unknown> {
  const { token: Authorization } = value as { token: string }
  return (await get(server, '/wps/member/info', { Authorization })).value
}

export const overrideSettings = (server: PlatformServer, values: Readonly<Record<string, unknown>>) =>
  control(server.origin, { settings: { merchant: 'hongvan', values } })

export const overrideFlags = (server: PlatformServer, values: Readonly<Record<string, boolean>>) =>
  control(server.origin, { flags: { merchant: 'hongvan', values } })
