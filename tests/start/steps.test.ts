import { X509Certificate } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Currency, formatMoney } from '../../runtime/rules/text/money'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { getSettings } from '../../scripts/platform/calls/system/settings'
import { validateReply } from '../../scripts/platform/http/validateReply'
import { certificateFor, serialNumber } from '../../scripts/start/certificate'
import { listen } from '../../scripts/start/listen'
import { parsePort } from '../../scripts/start/parsePort'
import { toSimulatedMerchant } from '../../scripts/start/simulatedMerchant'
import { startupMessage, startupProblem } from '../../scripts/start/startupMessage'
import { watchFolders } from '../../scripts/start/watchFolders'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { OutputLog } from './outputLog'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the certificate', () => {
  const names = ['localhost', '127.0.0.1', '192.168.1.20']

  it('covers the names and addresses, is for servers, and is valid for 397 days', () => {
    const certificate = new X509Certificate(certificateFor(folder, names).cert)
    expect(certificate.checkHost('localhost')).toBe('localhost')
    expect(certificate.checkIP('192.168.1.20')).toBe('192.168.1.20')
    expect(certificate.ca).toBe(false)
    const days = (Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / 86_400_000
    expect(days).toBe(397)
  })

  it('is reused while it covers the names, and replaced for another name', () => {
    const first = certificateFor(folder, names)
    expect(certificateFor(folder, names)).toEqual(first)
    expect(certificateFor(folder, ['localhost'])).toEqual(first)
    expect(certificateFor(folder, [...names, '10.0.0.7'])).not.toEqual(first)
  })

  it.each([
    ['zeros', [0, 0, 0x69], '400069'],
    ['a zero before a small one', [0, 0x69], '4069'],
    ['a sign', [0xff, 0xff], '7fff'],
    ['an ordinary number', [0x5a, 0x01], '5a01'],
  ])('has a serial number that every reader accepts, from %s', (_, bytes, number) => {
    expect(serialNumber(Uint8Array.from(bytes))).toBe(number)
  })

  it('is replaced when the stored files are damaged or do not belong together', () => {
    const { key, cert } = certificateFor(folder, names)
    writeFileSync(join(folder, 'cert.pem'), cert.slice(0, 200))
    const second = certificateFor(folder, names)
    expect(new X509Certificate(second.cert).checkHost('localhost')).toBe('localhost')
    writeFileSync(join(folder, 'key.pem'), key)
    const third = certificateFor(folder, names)
    expect(third.key).not.toBe(key)
    expect(certificateFor(folder, names)).toEqual(third)
  })

  it('lets a server use https with clients that trust it', async () => {
    const certificate = certificateFor(folder, ['127.0.0.1'])
    const handle = async (_: unknown, response: { end(text: string): unknown }) => {
      response.end('hello')
      return true
    }
    const server = await listen({
      handlers: [handle as never],
      port: 0,
      address: '127.0.0.1',
      certificate,
      log: () => {},
    })
    const status = await new Promise((resolve, reject) => {
      request(server.origin, { ca: certificate.cert }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    await server.close()
    expect(status).toBe(200)
  })

  it('lets a server speak HTTP/2, and HTTP/1.1 to older clients', async () => {
    const certificate = certificateFor(folder, ['127.0.0.1'])
    const server = await listen({
      handlers: [
        async ({ httpVersion }, response) => {
          response.writeHead(200, { 'Content-Type': 'text/plain' }).end(httpVersion)
          return true
        },
      ],
      port: 0,
      address: '127.0.0.1',
      certificate,
      http2: true,
      log: () => {},
    })
    const session = connect(server.origin, { ca: certificate.cert })
    const overHttp2 = await text(session.request({ ':path': '/' }))
    const overHttp1 = await new Promise<string>((resolve, reject) => {
      request(server.origin, { ca: certificate.cert }, (response) => resolve(text(response)))
        .on('error', reject)
        .end()
    })
    // Closes although the client has not.
    await server.close()
    expect([overHttp2, overHttp1]).toEqual(['2.0', '1.1'])
  })
})

describe('a server', () => {
  it('answers 500 when a handler throws, logs the error, and keeps running', async () => {
    const outputLog = new OutputLog()
    const handle = async () => {
      throw new Error('broken on purpose')
    }
    const server = await listen({ handlers: [handle], port: 0, address: '127.0.0.1', log: outputLog.write })
    expect((await fetch(`${server.origin}/x`)).status).toBe(500)
    await outputLog.until('GET /x: Error: broken on purpose')
    expect((await fetch(server.origin)).status).toBe(500)
    await server.close()
  })
})

describe('watching folders', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'sources'), { recursive: true })
  })

  const onError = (message: string) => {
    throw new Error(message)
  }

  async function changes(change: () => void): Promise<void> {
    let report = (): void => undefined
    const reported = new Promise<void>((resolve) => {
      report = resolve
    })
    const stop = await watchFolders(folder, ['sources', 'nowhere'], { onChange: report, onError })
    change()
    await reported
    await stop()
  }

  it('reports an added file', async () => {
    await changes(() => writeFileSync(join(folder, 'sources', 'new'), ''))
  })

  it('reports a changed file', async () => {
    writeFileSync(join(folder, 'sources', 'file'), 'one')
    await changes(() => writeFileSync(join(folder, 'sources', 'file'), 'other'))
  })

  it('reports a file in a folder that is new', async () => {
    await changes(() => {
      mkdirSync(join(folder, 'nowhere'))
      writeFileSync(join(folder, 'nowhere', 'file'), '')
    })
  })

  it('reports a deleted file', async () => {
    writeFileSync(join(folder, 'sources', 'file'), 'one')
    await changes(() => rmSync(join(folder, 'sources', 'file')))
  })

  it.each<[string, (file: string) => void]>([
    ['saved twice at once', (file) => writeFileSync(file, 'another')],
    ['removed as soon as it was saved', (file) => rmSync(file)],
    [
      'replaced as soon as it was saved',
      (file) => {
        writeFileSync(`${file}~`, 'another')
        renameSync(`${file}~`, file)
      },
    ],
  ])('reports a file that is %s a second time', async (_, changeAgain) => {
    const file = join(folder, 'sources', 'file')
    writeFileSync(file, 'one')
    const reports = new OutputLog()
    const onChange = (path: string): void => {
      if (path === 'sources/file') reports.write(path)
    }
    const stop = await watchFolders(folder, ['sources'], { onChange, onError })
    writeFileSync(file, 'other')
    await reports.until('sources/file')
    changeAgain(file)
    await reports.until('sources/file', 2)
    await stop()
  })
})

describe('the startup message', () => {
  const input = {
    name: 'Brasa',
    code: 'brasa',
    origin: 'http://127.0.0.1:4180',
    networkOrigin: undefined,
    members: [
      { merchant: 'brasa', userName: 'ana', password: 'Secret-1', note: 'plain member' },
      { merchant: 'brasa', userName: 'roberto', password: 'Secret-22', note: 'agent' },
    ],
  }

  it('has the address of the site and a table of members', () => {
    expect(startupMessage(input)).toContain('On this machine   http://127.0.0.1:4180/m/home')
    expect(startupMessage(input)).toContain(
      '  ana       Secret-1    plain member\n  roberto   Secret-22   agent\n',
    )
  })

  it('names the other merchants, with the command that starts each', () => {
    expect(startupMessage({ ...input, otherCodes: ['hongvan', 'vionda'] })).toContain(
      'Other merchants   npm start hongvan, npm start vionda\n',
    )
    expect(startupMessage(input)).not.toContain('Other merchants')
  })

  it('has the addresses of the list, in the place of the commands, and of the preview', () => {
    const message = startupMessage({ ...input, otherCodes: ['hongvan'], hasList: true })
    expect(message).toContain('Every merchant    http://127.0.0.1:4180/\n')
    expect(message).toContain('In any state      http://127.0.0.1:4180/preview?code=brasa\n')
    expect(message).not.toContain('npm start hongvan')
    expect(startupMessage(input)).not.toContain('Every merchant')
  })

  it('says what is wrong with the first merchant, and where the others are', () => {
    const message = startupProblem('brasa', 'merchants/brasa/merchant.json:1:1 syntax', input.origin)
    expect(message).toMatch(/^merchants\/brasa\/merchant\.json:1:1 syntax\n/)
    expect(message).toContain('brasa opens when this is mended.')
    expect(message).toContain('Every merchant    http://127.0.0.1:4180/\n')
  })

  it('shows a network address also as a QR code', () => {
    const text = startupMessage({ ...input, networkOrigin: 'http://192.168.1.20:4180' })
    expect(text).toContain('On the network    http://192.168.1.20:4180/m/home')
    expect(text).toMatch(/[█▀▄]{8}/)
    expect(startupMessage(input)).not.toMatch(/[█▀▄]/)
  })
})

describe('a port', () => {
  it.each([
    ['0', 0],
    ['4180', 4180],
    ['65535', 65_535],
  ])('may be %s', (text, port) => expect(parsePort(text)).toBe(port))

  it.each(['-1', '65536', '80.5', 'http', 'NaN'])('cannot be %s', (text) => {
    expect(() => parsePort(text)).toThrow(`"${text}" is not a port: use a whole number from 0 to 65535.`)
  })
})

describe('a simulated merchant', () => {
  const manifest = {
    brand: { theme: { mode: 'light', primary: '#B51', accent: '#d99f1c' } },
    languages: ['VI', 'EN'],
    currency: { code: 'VND', symbol: '₫', position: 'after', decimals: 0 },
    flags: { REWCEN3: 'server', CHAT3: true, GEETEST3: false },
    settings: { passwordMinimum: 8, profileIconCount: { from: 'server' } },
    platform: { endpoints: { status: '/wps/other/status' } },
    routes: { '/m/home': { page: 'lobby' } },
    hosts: { banner: ['*.hongvan.example', 'events.hongvan.example'] },
  } as unknown as Manifest

  it('has banners to its own pages, and to other sites that the manifest lists', () => {
    expect(toSimulatedMerchant('hongvan', manifest)).toMatchObject({
      pages: ['/m/home'],
      bannerHosts: ['events.hongvan.example'],
    })
  })

  it('of every real merchant sends settings that match their schema', async () => {
    const { merchants } = await loadMerchants(process.cwd())
    expect(merchants.length).toBeGreaterThan(2)
    for (const { code, manifest: real } of merchants) {
      const merchant = toSimulatedMerchant(code, real)
      const { settings, flags } = merchant
      const state = { settings, flags, merchant } as unknown as Parameters<typeof getSettings>[0]['state']
      const value: unknown = JSON.parse(
        JSON.stringify(getSettings({ state } as Parameters<typeof getSettings>[0])),
      )
      expect(
        validateReply('settings', { success: true, message: '', errorCode: null, value }),
      ).toBeUndefined()
    }
  })

  it.each<[string, object]>([
    ['with nothing but a code', {}],
    ['with a symbol', { symbol: '$' }],
    ['with a place of its symbol', { symbol: '$', position: 'after' }],
    ['with decimals', { decimals: 3 }],
  ])('writes amounts as the site does, in a currency %s (E3.45, E5.43)', (_, fields) => {
    for (const code of ['VND', 'PKR', 'IDR', 'BRL', 'PHP', 'JPY', 'KWD', 'XYZ']) {
      const own: Currency = { code, ...fields }
      const { currency } = toSimulatedMerchant('hongvan', { ...manifest, currency: own } as Manifest)
      for (const amount of ['1234567.895', '0.5', 12])
        expect(formatMoney(amount, currency)).toBe(formatMoney(amount, own))
    }
  })

  it('has the merchant’s languages, currency and moved paths', () => {
    expect(toSimulatedMerchant('hongvan', manifest)).toMatchObject({
      code: 'hongvan',
      languages: ['VI', 'EN'],
      currency: { code: 'VND', symbol: '₫', position: 'after', decimals: 0 },
      endpoints: { status: '/wps/other/status' },
    })
  })

  it('has banners in the colours of the manifest', () => {
    expect(toSimulatedMerchant('hongvan', manifest).theme).toEqual({
      mode: 'light',
      primary: '#bb5511',
      accent: '#d99f1c',
      display: 'sans',
    })
  })

  it('has a fixed password where the manifest leaves it to the platform, and requires a code where the form asks for one', () => {
    const asked = {
      ...manifest,
      registration: { methods: ['mobile'], smsCode: true },
      settings: { defaultPassword: { from: 'server' } },
    } as unknown as Manifest
    expect(toSimulatedMerchant('hongvan', asked).settings).toMatchObject({
      defaultPassword: expect.stringMatching(/^.{6,64}$/),
      register: { smsCode: true },
    })
    const { settings } = toSimulatedMerchant('hongvan', manifest)
    expect(settings.defaultPassword).toBeUndefined()
    expect(settings).not.toHaveProperty('register')
  })

  it('has the pinned values of the manifest, switches on the flags that are left to it, and has defaults for settings', () => {
    const { flags, settings } = toSimulatedMerchant('hongvan', manifest)
    expect(flags).toMatchObject({ REWCEN3: true, CHAT3: true, GEETEST3: false, AUTOLOGIN3: false })
    expect(settings).toMatchObject({ passwordMinimum: 8, profileIconCount: 9, geetestVersion: 'v3' })
  })
})
