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
import type { Reply } from '../../scripts/platform/http/validateReply'

export const lotteryMerchant: SimulatedMerchant = {
  code: 'hongvan',
  languages: ['VI', 'EN', 'CN'],
  currency: { code: 'VND', symbol: '₫', position: 'after', decimals: 0 },
  categories: ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'],
  flags: { REWCEN3: true, CHAT3: false },
  settings: { passwordMinimum: 8, geetestId: 'abc' },
}

export const casinoMerchant: SimulatedMerchant = {
  code: 'brasa',
  languages: ['PT-BR', 'EN', 'ES'],
  currency: { code: 'BRL', symbol: 'R$', position: 'before', decimals: 2 },
  categories: ['slots', 'live', 'cards', 'sports'],
  flags: { REWCEN3: false },
  settings: {},
  endpoints: { balance: '/wps/member/wallet' },
}

export const demoPassword = 'Lucky-7788'
export const startTime = Date.UTC(2026, 10, 21, 14, 0, 0)

/** A real server on a free port, with a platform whose clock is fixed at START_TIME. */
export interface PlatformServer {
  readonly origin: string
  readonly platform: Platform
  readonly lines: string[]
  close(): Promise<void>
}

export async function startPlatformServer(options: Partial<PlatformOptions> = {}): Promise<PlatformServer> {
  const lines: string[] = []
  const platform = createPlatform({
    merchants: [lotteryMerchant, casinoMerchant],
    now: () => startTime,
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
  return { origin: `http://127.0.0.1:${port}`, platform, lines, close: () => closeServer(server, platform) }
}

function closeServer(server: Server, platform: Platform): Promise<void> {
  platform.close()
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

export interface PlatformResponse extends Reply {
  readonly status: number
  readonly headers: Headers
}

type RequestHeaders = Readonly<Record<string, string | undefined>>

const defaultHeaders = { Merchant: 'hongvan', Language: 'EN' }

const definedHeaders = (headers: RequestHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...defaultHeaders, ...headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

async function readResponse(response: Response): Promise<PlatformResponse> {
  const reply = (await response.json()) as Reply
  return { ...reply, status: response.status, headers: response.headers }
}

/** Sends a GET request; headers with the value undefined are left out. */
export const get = async (
  server: PlatformServer,
  path: string,
  headers: RequestHeaders = {},
): Promise<PlatformResponse> =>
  readResponse(await fetch(server.origin + path, { headers: definedHeaders(headers) }))

export const post = (
  server: PlatformServer,
  path: string,
  body: unknown,
  headers: RequestHeaders = {},
): Promise<PlatformResponse> => sendBody(server, 'POST', path, body, headers)

/** Sends a request with a body. */
export const sendBody = async (
  server: PlatformServer,
  method: string,
  path: string,
  body: unknown,
  headers: RequestHeaders = {},
): Promise<PlatformResponse> =>
  readResponse(
    await fetch(server.origin + path, {
      method,
      headers: definedHeaders({ 'Content-Type': 'application/json', ...headers }),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

/** Encrypts a body according to D3, with other libraries than the platform. */
export function encryptBody(publicKey: string, text: string, secret = 'Ab3dEf6hIj9kLm2n') {
  const key = CryptoJS.enc.Utf8.parse(secret.slice(0, 8))
  const { ECB } = CryptoJS.mode
  return {
    body: CryptoJS.DES.encrypt(text, key, { mode: ECB, padding: CryptoJS.pad.Pkcs7 }).toString(),
    headers: {
      'Content-Type': 'text/plain',
      Encryption: '1',
      'X-Digest': createHash('md5').update(text).digest('hex'),
      'X-RSA': forge.util.encode64(forge.pki.publicKeyFromPem(publicKey).encrypt(secret)),
    },
  }
}

export const rsaKey = async (server: PlatformServer): Promise<string> =>
  String((await get(server, '/wps/session/key/rsa')).value)

export const loginHeaders = { Device: 'MOBILE', ModuleId: 'LOGIN3' }

export async function login(
  server: PlatformServer,
  credentials: { username: string; password?: string },
  headers: RequestHeaders = {},
): Promise<PlatformResponse> {
  const encrypted = encryptBody(
    await rsaKey(server),
    JSON.stringify({ password: demoPassword, ...credentials }),
  )
  return post(server, '/wps/session/login', encrypted.body, {
    ...encrypted.headers,
    ...loginHeaders,
    ...headers,
  })
}

/** Logs in and returns the token. */
export async function token(
  server: PlatformServer,
  username: string,
  headers: RequestHeaders = {},
): Promise<string> {
  const { value } = await login(server, { username }, headers)
  return (value as { token: string }).token
}
