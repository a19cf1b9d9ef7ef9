import { control } from '../../scripts/platform/control'
import { postSealed } from './members'
import { type Answered, get, post, type Site } from './support'

type Headers = Readonly<Record<string, string | undefined>>

/** What a form brings besides what is typed (I3.13). */
export const form = {
  registerMethod: 'H5',
  registerUrl: 'https://www.hongvan.example/m/register',
  domain: 'www.hongvan.example',
  loginDeviceId: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9',
  isOfficialAppLogin: false,
  login: true,
}

export const PASSWORD = 'may-hong-bao-tin'

export const register = (site: Site, body: object = {}, headers: Headers = {}): Promise<Answered> =>
  postSealed(
    site,
    '/wps/member/register',
    { ...form, username: 'hoamai', password: PASSWORD, ...body },
    { ModuleId: 'REG3', ...headers },
  )

export const registerMobile = (site: Site, body: object = {}, headers: Headers = {}): Promise<Answered> =>
  postSealed(
    site,
    '/wps/member/register/mobile',
    { ...form, countryDialingCode: '84', mobileNum: '987654321', ...body },
    { ModuleId: 'MOBILENUMREG3', ...headers },
  )

export const registerAutoUserName = (site: Site, body: object = {}): Promise<Answered> =>
  post(
    site,
    '/wps/member/register/autoUsername',
    { ...form, password: PASSWORD, ...body },
    { ModuleId: 'REG3' },
  )

export const registerSocial = (site: Site, firebaseChannel: string, firebaseIdToken: string, body = {}) =>
  post(
    site,
    '/wps/member/register/3rd',
    { firebaseChannel, firebaseIdToken, login: true, smsTemplate: 'REGISTER', ...body },
    { ModuleId: 'REG3' },
  )

export const loginSocial = (
  site: Site,
  firebaseChannel: string,
  firebaseIdToken: string,
  headers: Headers = {},
): Promise<Answered> =>
  post(
    site,
    '/wps/session/login/3rd',
    { type: 'firebase', firebaseChannel, firebaseIdToken },
    { ModuleId: 'LOGIN3', ...headers },
  )

/** The accounts that were opened since the reset. */
export async function registrations(site: Site) {
  const { registrations: opened = [] } = await control(site.origin, { registrations: true })
  return opened
}

/** Who a reply's token belongs to. */
export async function whoIs(site: Site, { value }: Answered): Promise<unknown> {
  const { token: Authorization } = value as { token: string }
  return (await get(site, '/wps/member/info', { Authorization })).value
}

export const settings = (site: Site, values: Readonly<Record<string, unknown>>) =>
  control(site.origin, { settings: { merchant: 'hongvan', values } })

export const flags = (site: Site, values: Readonly<Record<string, boolean>>) =>
  control(site.origin, { flags: { merchant: 'hongvan', values } })
