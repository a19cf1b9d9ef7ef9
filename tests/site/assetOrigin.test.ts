import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { listen } from '../../scripts/start/listen'
import { createStaticHandler, type RequestHandler } from '../../scripts/staticServer/createStaticHandler'
import { assetFolderName } from '../../scripts/steps/stamp/assetFolder'
import { visitUntilCached } from '../support/journeys/offlineStart'
import { Member } from '../support/member'
import { calmScript } from '../support/sites/calmScript'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'
import { buildForTests } from '../support/sites/sites'

const [first] = inject('sites').filter(({ manifest }) => manifest.serviceWorker !== false)
if (!first) throw new Error('No merchant has a service worker')
/** Nothing, until the build has written what it serves. */
let serveAssets: RequestHandler = async () => false
const assets = await listen({
  handlers: [(request, response) => serveAssets(request, response)],
  port: 0,
  address: '127.0.0.1',
  log: (line) => {
    throw new Error(line)
  },
})
const assetOrigin = assets.origin
const build = await buildForTests({
  codes: [first.code],
  compressed: false,
  compiled: inject('compiled'),
  assetOrigin,
})
const [built = first] = build.sites
serveAssets = createStaticHandler({ folder: join(built.folder, '..', assetFolderName) })

describe('a site whose assets are on another host', () => {
  const site = siteForTests(built)
  const newPhone = phonesForTests()

  afterAll(async () => {
    await assets.close()
    build.remove()
  })

  it('is visited, and logged in to, without a file of its own and without a complaint of the browser (D144)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    await phone.page.context().addInitScript(calmScript(built.code))
    const complaints: string[] = []
    const files: string[] = []
    phone.page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    phone.page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (pathname.startsWith('/m/assets/')) files.push(origin)
    })
    const member = new Member(phone, site.current)
    await member.opens('/m/home')
    await member.logsIn()
    await member.opens('/m/member/home')
    await member.reads('member.logOut')
    expect(new Set(files)).toEqual(new Set([assetOrigin]))
    expect(complaints).toEqual([])
  })

  it('starts from its worker’s cache when neither host can be reached (E7.24)', async () => {
    const phone = await newPhone(undefined, { serviceWorkers: 'allow' })
    await phone.page.context().addInitScript(calmScript(built.code))
    const member = new Member(phone, site.current)
    await visitUntilCached(member)
    await site.current.disconnect()
    await assets.close()
    await member.opens('/m/login')
    await member.reads('system.offlineTitle')
    expect(await phone.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  })
})
