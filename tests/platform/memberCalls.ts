import { type ControlReply, control } from '../../scripts/platform/control'
import {
  demoPassword,
  encryptBody,
  loginHeaders,
  type PlatformResponse,
  type PlatformServer,
  post,
  rsaKey,
} from './platformServer'

/** The demo member of hongvan whose login needs a second factor, and its values. */
export const secondFactorMember = {
  username: 'lananh_baomat',
  email: 'lananh_baomat@mail.example',
  payeeName: 'Trần Lan Anh',
  mobile: { countryDialingCode: '84', mobileNum: '903100500' },
} as const

/** Posts an encrypted body. */
export async function postEncrypted(
  server: PlatformServer,
  path: string,
  body: object,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<PlatformResponse> {
  const encrypted = encryptBody(await rsaKey(server), JSON.stringify(body))
  return post(server, path, encrypted.body, { ...encrypted.headers, ...loginHeaders, ...headers })
}

/** A login with a second factor, by default of `secondFactorMember`. */
export const verifyLogin = (
  server: PlatformServer,
  proof: object,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<PlatformResponse> =>
  postEncrypted(
    server,
    '/wps/session/login/verification',
    { username: secondFactorMember.username, password: demoPassword, ...proof },
    headers,
  )

export const sendSms = (
  server: PlatformServer,
  body: object = { ...secondFactorMember.mobile, username: secondFactorMember.username },
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<PlatformResponse> =>
  post(server, '/wps/verification/sms', body, { ModuleId: 'LOGIN3', ...headers })

export const sendSmsToVisitor = (server: PlatformServer, body: object): Promise<PlatformResponse> =>
  post(server, '/wps/verification/sms/noLogin', body, { ModuleId: 'REG3' })

/** The SMS codes and the mails that the platform has sent. */
export async function readSentMessages(server: PlatformServer) {
  const { codes = [], mails = [] }: Extract<ControlReply, { ok: true }> = await control(server.origin, {
    codes: true,
  })
  return { codes, mails }
}

/** The code that was sent last, to anybody. */
export const lastCode = async (server: PlatformServer): Promise<string> =>
  (await readSentMessages(server)).codes.at(-1)?.code ?? ''

/** Another code. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')
