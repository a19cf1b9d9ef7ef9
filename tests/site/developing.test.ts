import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StartedSite, startSite } from '../../scripts/start/startSite'
import { createProject, type Project } from '../build/sampleProject'
import { copySource } from '../support/copySource'
import { waitUntil } from '../support/engines/waitUntil'
import { phonesForTests } from '../support/sites/fixtures'

/** An application with two fields on a page that is longer than the screen. */
const application = (marker: string): string => `
  const field = (type, name) => Object.assign(document.createElement('input'), { type, name })
  const page = Object.assign(document.createElement('p'), { className: 'Lobby', textContent: '${marker}' })
  page.style.height = '3000px'
  document.body.append(field('text', 'user'), field('checkbox', 'remember'), page)
  document.head.append(Object.assign(document.createElement('link'), {
    rel: 'stylesheet', href: '/m/assets/base.00000000.css' }))
`

const style = (width: number): string => `.Lobby { outline: ${width}px solid }\n`

describe('a page that a developer has open', () => {
  const newPhone = phonesForTests()
  let project: Project
  let site: StartedSite

  beforeEach(async () => {
    project = createProject()
    project.writeMerchant('brasa')
    project.write('runtime/main.tsx', application('first'))
    project.write('runtime/features/lobby/lobby.css', style(1))
    site = await startSite({ root: project.root })
  })

  afterEach(async () => {
    await site.close()
    project.remove()
  })

  it('shows new styles at once, what does not build, and after a reload what was typed', async () => {
    const phone = await newPhone()
    const { page } = phone
    const shows = (condition: string) =>
      waitUntil(condition, () => phone.evaluate<boolean>(`!!(${condition})`))
    const outline = 'getComputedStyle(document.querySelector(".Lobby")).outlineWidth'
    await phone.open(`${site.origin}/m/home`)
    await shows(`document.querySelector('.Lobby') && ${outline} === '1px'`)
    await page.fill('input[name=user]', 'maria')
    await page.check('input[name=remember]')
    await phone.evaluate('void (window.scrollTo(0, 900), window.isSamePage = true)')

    project.write('runtime/features/lobby/lobby.css', style(3))
    await shows(`${outline} === '3px'`)
    expect(await phone.evaluate('window.isSamePage')).toBe(true)

    const problem = "document.getElementById('start-problem')?.shadowRoot.querySelector('pre').textContent"
    project.write('runtime/main.tsx', `${application('second')}\nconst broken = ;`)
    await shows(`${problem}?.includes('runtime/main.tsx')`)
    expect(await phone.evaluate(problem)).toContain('const broken = ;')
    expect(await phone.evaluate('document.querySelector(".Lobby").textContent')).toBe('first')

    project.write('runtime/main.tsx', application('second'))
    await shows(`document.querySelector('.Lobby')?.textContent === 'second' && window.scrollY === 900`)
    expect(await phone.evaluate(problem)).toBeUndefined()
    expect(await page.inputValue('input[name=user]')).toBe('maria')
    expect(await page.isChecked('input[name=remember]')).toBe(true)
  })
})

describe("a site's texts, while a developer has it open", () => {
  const newPhone = phonesForTests()

  it('change without a reload, those of the product and of the merchant', async () => {
    const root = copySource('merchants')
    const site = await startSite({ root, code: 'brasa' })
    try {
      const edit = (path: string, change: (text: string) => string): void =>
        writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')))
      const phone = await newPhone()
      const bar = phone.page.locator('.BottomBar')
      const shows = (label: string) =>
        waitUntil(`the bar shows ${label}`, async () => (await bar.innerText()).includes(label))
      await phone.open(`${site.origin}/m/home`)
      await shows('Home')
      await phone.evaluate('void (window.isSamePage = true)')

      edit('runtime/text/EN.json', (text) => text.replace('"home": "Home"', '"home": "Start here"'))
      await shows('Start here')
      edit('merchants/brasa/merchant.json', (text) =>
        text.replace('{', '{\n  "texts": { "EN": { "navigation.home": "My place" } },'),
      )
      await shows('My place')
      expect(await phone.evaluate('window.isSamePage')).toBe(true)
    } finally {
      await site.close()
      rmSync(root, { recursive: true, force: true })
    }
  })
})
