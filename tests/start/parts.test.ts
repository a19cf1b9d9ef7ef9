import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { certificateFor, serialNumber } from '../../scripts/start/certificate'
import { greeting } from '../../scripts/start/greeting'
import { listen } from '../../scripts/start/listen'
import { readPort } from '../../scripts/start/port'
import { simulatedMerchant } from '../../scripts/start/simulate'
import { watchFolders } from '../../scripts/start/watch'
import { Journal } from './journal'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the certificate', () => {
  const names = ['localhost', '127.0.0.1', '192.168.1.20']

  it('is for the names and addresses, for servers, and for about a year', () => {
    const certificate = new X509Certificate(certificateFor(folder, names).cert)
    expect(certificate.checkHost('localhost')).toBe('localhost')
    expect(certificate.checkIP('192.168.1.20')).toBe('192.168.1.20')
    expect(certificate.ca).toBe(false)
    const days = (Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / 86_400_000
    expect(days).toBe(397)
  })

  it('is kept while it fits, and made anew for another name', () => {
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
  ])('has a serial number that every reader takes, from %s', (_, bytes, number) => {
    expect(serialNumber(Uint8Array.from(bytes))).toBe(number)
  })

  it('is made anew when what is kept is damaged, or of two pairs', () => {
    const { key, cert } = certificateFor(folder, names)
    writeFileSync(join(folder, 'cert.pem'), cert.slice(0, 200))
    const second = certificateFor(folder, names)
    expect(new X509Certificate(second.cert).checkHost('localhost')).toBe('localhost')
    writeFileSync(join(folder, 'key.pem'), key)
    const third = certificateFor(folder, names)
    expect(third.key).not.toBe(key)
    expect(certificateFor(folder, names)).toEqual(third)
  })

  it('lets a server speak https to those who trust it', async () => {
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
})

describe('a server', () => {
  it('answers 500 when a handler breaks, tells why, and goes on', async () => {
    const journal = new Journal()
    const handle = async () => {
      throw new Error('broken on purpose')
    }
    const server = await listen({ handlers: [handle], port: 0, address: '127.0.0.1', log: journal.write })
    expect((await fetch(`${server.origin}/x`)).status).toBe(500)
    await journal.until('GET /x: Error: broken on purpose')
    expect((await fetch(server.origin)).status).toBe(500)
    await server.close()
  })
})

describe('watching folders', () => {
  const changes = (change: () => void): Promise<void> =>
    new Promise((resolve) => {
      const stop = watchFolders([folder, join(folder, 'nowhere')], () => {
        stop()
        resolve()
      })
      change()
    })

  it('sees a file that comes', async () => {
    await changes(() => writeFileSync(join(folder, 'new'), ''))
  })

  it('sees a file that changes', async () => {
    writeFileSync(join(folder, 'file'), 'one')
    await changes(() => writeFileSync(join(folder, 'file'), 'other'))
  })

  it('sees a file that goes', async () => {
    writeFileSync(join(folder, 'file'), 'one')
    await changes(() => rmSync(join(folder, 'file')))
  })
})

describe('the greeting', () => {
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

  it('says where the site is and who can log in, in columns', () => {
    expect(greeting(input)).toContain('On this machine   http://127.0.0.1:4180/m/home')
    expect(greeting(input)).toContain('  ana       Secret-1    plain member\n  roberto   Secret-22   agent\n')
  })

  it('shows the address in the network as a code to scan when there is one', () => {
    const text = greeting({ ...input, networkOrigin: 'http://192.168.1.20:4180' })
    expect(text).toContain('In the network    http://192.168.1.20:4180/m/home')
    expect(text).toMatch(/[█▀▄]{8}/)
    expect(greeting(input)).not.toMatch(/[█▀▄]/)
  })
})

describe('a port', () => {
  it.each([
    ['0', 0],
    ['4180', 4180],
    ['65535', 65_535],
  ])('may be %s', (text, port) => expect(readPort(text)).toBe(port))

  it.each(['-1', '65536', '80.5', 'http', 'NaN'])('cannot be %s', (text) => {
    expect(() => readPort(text)).toThrow(`"${text}" is not a port: give a whole number from 0 to 65535.`)
  })
})

describe('the platform of a merchant', () => {
  const manifest = {
    languages: ['VI', 'EN'],
    currency: { code: 'VND', symbol: '₫', position: 'after', decimals: 0 },
    flags: { REWCEN3: 'server', CHAT3: true, GEETEST3: false },
    settings: { passwordMinimum: 8, profileIconCount: { from: 'server' } },
    platform: { endpoints: { status: '/wps/other/status' } },
  } as unknown as Manifest

  it('has the merchant’s languages, currency and moved paths', () => {
    expect(simulatedMerchant('hongvan', manifest)).toMatchObject({
      code: 'hongvan',
      languages: ['VI', 'EN'],
      currency: { code: 'VND', symbol: '₫', position: 'after', decimals: 0 },
      endpoints: { status: '/wps/other/status' },
    })
  })

  it('has a fixed password where the manifest leaves it to the platform, and wants a code where the form asks for one', () => {
    const asked = {
      ...manifest,
      registration: { methods: ['mobile'], smsCode: true },
      settings: { defaultPassword: { from: 'server' } },
    } as unknown as Manifest
    expect(simulatedMerchant('hongvan', asked).settings).toMatchObject({
      defaultPassword: expect.stringMatching(/^.{6,64}$/),
      register: { smsCode: true },
    })
    const { settings } = simulatedMerchant('hongvan', manifest)
    expect(settings.defaultPassword).toBeUndefined()
    expect(settings).not.toHaveProperty('register')
  })

  it('answers what the manifest pins, turns on the flags that are left to it, and has defaults for settings', () => {
    const { flags, settings } = simulatedMerchant('hongvan', manifest)
    expect(flags).toMatchObject({ REWCEN3: true, CHAT3: true, GEETEST3: false, AUTOLOGIN3: false })
    expect(settings).toMatchObject({ passwordMinimum: 8, profileIconCount: 9, geetestVersion: 'v3' })
  })
})
