import { type ControlReply, control } from '../../scripts/platform/control'
import { type Answered, loginHeaders, PASSWORD, post, rsaKey, type Site, seal } from './support'

/** The demo member of hongvan whose login asks for a second factor, and what it is proved with. */
export const careful = {
  username: 'lananh_baomat',
  email: 'lananh_baomat@mail.example',
  payeeName: 'Trần Lan Anh',
  mobile: { countryDialingCode: '84', mobileNum: '903100500' },
} as const

/** Posts a body that comes sealed. */
export async function postSealed(
  site: Site,
  path: string,
  body: object,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Answered> {
  const sealed = seal(await rsaKey(site), JSON.stringify(body))
  return post(site, path, sealed.body, { ...sealed.headers, ...loginHeaders, ...headers })
}

/** A login with a second factor, of the careful member unless another is named. */
export const verify = (
  site: Site,
  proof: object,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Answered> =>
  postSealed(
    site,
    '/wps/session/login/verification',
    { username: careful.username, password: PASSWORD, ...proof },
    headers,
  )

export const sendSms = (
  site: Site,
  body: object = { ...careful.mobile, username: careful.username },
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Answered> => post(site, '/wps/verification/sms', body, { ModuleId: 'LOGIN3', ...headers })

export const sendSmsToVisitor = (site: Site, body: object): Promise<Answered> =>
  post(site, '/wps/verification/sms/noLogin', body, { ModuleId: 'REG3' })

/** What the platform has sent out. */
export async function sent(site: Site) {
  const { codes = [], mails = [] }: Extract<ControlReply, { ok: true }> = await control(site.origin, {
    codes: true,
  })
  return { codes, mails }
}

/** The code that was sent last, to anybody. */
export const lastCode = async (site: Site): Promise<string> => (await sent(site)).codes.at(-1)?.code ?? ''

/** A code of as many digits that is another one. */
export const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')
