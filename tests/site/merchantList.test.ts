import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Frame } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StartedSites, startSites } from '../../scripts/start/startSites'
import { waitUntil } from '../support/engines/waitUntil'
import { phonesForTests } from '../support/sites/fixtures'

/** A copy of the project, because the test breaks a manifest. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'merchants-'))
  for (const path of ['runtime', 'public', 'merchants/_presets', 'merchants/brasa', 'merchants/hongvan'])
    cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}

describe('npm start without a code, in a browser', () => {
  const newPhone = phonesForTests()
  let root: string
  let started: StartedSites

  beforeEach(async () => {
    root = copyProject()
    started = await startSites({ root, list: true })
  })

  afterEach(async () => {
    await started.close()
    rmSync(root, { recursive: true, force: true })
  })

  it('opens a merchant from the list, which follows its mistakes, and shows a link’s state', async () => {
    const { page } = await newPhone('en-US')
    const shows = (condition: string) =>
      waitUntil(condition, () => page.evaluate<boolean>(`!!(${condition})`))
    await page.goto(started.origin)
    await page.fill('#filter', 'tiếng việt')
    await shows(`document.querySelector('#merchant-brasa').hidden`)
    await page.click('#merchant-hongvan h2 a')
    await shows(`location.host.startsWith('hongvan.localhost') && document.querySelector('.GameCard-title')`)

    await page.goto(started.origin)
    const file = join(root, 'merchants/hongvan/merchant.json')
    const manifest = readFileSync(file, 'utf8')
    writeFileSync(file, manifest.replace('"name":', '"nam":'))
    const card = `document.querySelector('#merchant-hongvan')`
    await shows(`${card}.innerText.includes('"nam" is not a key of a manifest.')`)
    expect(await page.evaluate(`${card}.querySelector('a')`)).toBeNull()
    writeFileSync(file, manifest)
    await shows(`${card}.querySelector('h2 a')`)

    const state = 'member=broke&language=CN&device=line&visit=returning&fault=login:503'
    await page.goto(`${started.origin}/preview?code=hongvan&${state}&clok=1d`)
    const site = (): Frame | undefined => page.frames().find((frame) => frame.url().endsWith('/m/home'))
    // The page may be loaded once more by the change before.
    const siteGives = (expression: string, value: unknown) =>
      waitUntil(expression, async () => (await site()?.evaluate(expression)) === value)
    const siteShows = (condition: string) => siteGives(`!!(${condition})`, true)
    await siteShows(
      `document.documentElement.lang === 'zh-Hans' && document.querySelector('.GameCard-title')`,
    )
    const stored = `JSON.parse(localStorage.getItem('MC_SESSION_INFO')).userName`
    await siteGives(stored, await page.evaluate(`${broke}.textContent.split(' / ')[0]`))
    await siteShows(`navigator.userAgent.includes('Line/')`)
    const login = `fetch('/wps/session/login', { method: 'POST', headers: { Merchant: 'hongvan' } }).then(({ status }) => status)`
    await siteGives(login, 503)
    expect(await page.textContent('#problems')).toContain(
      '"clok" is no parameter of a preview. Did you mean "clock"?',
    )

    await page.click('#open')
    await page.check('input[name=member][value=visitor]')
    await siteShows(`!localStorage.getItem('MC_SESSION_INFO')`)
    expect(new URL(page.url()).search).toBe(
      '?code=hongvan&visit=returning&language=CN&device=line&fault=login%3A503',
    )
  })
})

/** What the panel says of the member without money. */
const broke = `document.querySelector('input[value=broke]').closest('label').querySelector('small')`
