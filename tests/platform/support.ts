import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import CryptoJS from 'crypto-js'
import forge from 'node-forge'
import {
  createPlatform,
  type Platform,
  type PlatformOptions,
  type SimulatedMerchant,
} from '../../scripts/platform'
import type { Reply } from '../../scripts/platform/exchange'

export const lottery: SimulatedMerchant = {
  code: 'hongvan',
  languages: ['VI', 'EN', 'CN'],
  currency: { code: 'VND', symbol: '₫', position: 'after', decimals: 0 },
  categories: ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'],
  flags: { REWCEN3: true, CHAT3: false },
  settings: { passwordMinimum: 8, geetestId: 'abc' },
}

export const casino: SimulatedMerchant = {
  code: 'brasa',
  languages: ['PT-BR', 'EN', 'ES'],
  currency: { code: 'BRL', symbol: 'R$', position: 'before', decimals: 2 },
  categories: ['slots', 'live', 'cards', 'sports'],
  flags: { REWCEN3: false },
  settings: {},
  endpoints: { balance: '/wps/member/wallet' },
}

export const PASSWORD = 'Lucky-7788'
export const START = Date.UTC(2026, 10, 21, 14, 0, 0)

/** A real server on a free port with a platform that stands still at START until it is told to move. */
export interface Site {
  readonly origin: string
  readonly platform: Platform
  readonly lines: string[]
  close(): Promise<void>
}

export async function openSite(options: Partial<PlatformOptions> = {}): Promise<Site> {
  const lines: string[] = []
  const platform = createPlatform({
    merchants: [lottery, casino],
    now: () => START,
    seed: 7,
    control: true,
    log: (line) => lines.push(line),
    ...options,
  })
  const server = createServer(async (request, response) => {
    if (!(await platform.handle(request, response))) response.writeHead(404).end('not the platform')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, platform, lines, close: () => closed(server, platform) }
}

function closed(server: Server, platform: Platform): Promise<void> {
  platform.close()
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

export interface Answered extends Reply {
  readonly status: number
  readonly headers: Headers
}

type Headers_ = Readonly<Record<string, string | undefined>>

const usual = { Merchant: 'hongvan', Language: 'EN' }

const given = (headers: Headers_): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

async function read(response: Response): Promise<Answered> {
  const reply = (await response.json()) as Reply
  return { ...reply, status: response.status, headers: response.headers }
}

/** A header of undefined is left out. */
export const get = async (site: Site, path: string, headers: Headers_ = {}): Promise<Answered> =>
  read(await fetch(site.origin + path, { headers: given(headers) }))

export const post = async (
  site: Site,
  path: string,
  body: unknown,
  headers: Headers_ = {},
): Promise<Answered> =>
  read(
    await fetch(site.origin + path, {
      method: 'POST',
      headers: given({ 'Content-Type': 'application/json', ...headers }),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

/** Seals a body as D3 says, with other libraries than the platform's own. */
export function seal(publicKey: string, clear: string, secret = 'Ab3dEf6hIj9kLm2n') {
  const key = CryptoJS.enc.Utf8.parse(secret.slice(0, 8))
  const { ECB } = CryptoJS.mode
  return {
    body: CryptoJS.DES.encrypt(clear, key, { mode: ECB, padding: CryptoJS.pad.Pkcs7 }).toString(),
    headers: {
      'Content-Type': 'text/plain',
      Encryption: '1',
      'X-Digest': createHash('md5').update(clear).digest('hex'),
      'X-RSA': forge.util.encode64(forge.pki.publicKeyFromPem(publicKey).encrypt(secret)),
    },
  }
}

export const rsaKey = async (site: Site): Promise<string> =>
  String((await get(site, '/wps/session/key/rsa')).value)

export const loginHeaders = { Device: 'MOBILE', ModuleId: 'LOGIN3' }

export async function login(
  site: Site,
  credentials: { username: string; password?: string },
  headers: Headers_ = {},
): Promise<Answered> {
  const sealed = seal(await rsaKey(site), JSON.stringify({ password: PASSWORD, ...credentials }))
  return post(site, '/wps/session/login', sealed.body, { ...sealed.headers, ...loginHeaders, ...headers })
}

/** Logs in and gives the token. */
export async function token(site: Site, username: string, headers: Headers_ = {}): Promise<string> {
  const { value } = await login(site, { username }, headers)
  return (value as { token: string }).token
}
