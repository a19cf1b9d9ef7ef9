// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import urdu from '../../runtime/text/UR.json'
import { countries as world } from '../../scripts/platform/system/countries'
import { fails, good, type Reply } from '../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, key, press, type RunningSite, type SiteOptions } from '../support/site'
import { onLogin } from './loginForm'
import { field, fill } from './reach'

const { common, country, forgotten, login } = english

const chosen: Partial<Manifest> = { flags: { UPDATEMOBILEICC3: true } }
const project = { appId: 'a', apiKey: 'k', authDomain: 'sign-in.hongvan.example', projectId: 'p' }

interface Asking extends SiteOptions {
  /** What the platform answers to the question for countries. */
  readonly countries?: Reply
  readonly forgottenWord?: string
  readonly smsWord?: string
}

/** The forgotten password by SMS: the number waits there. */
async function onNumber(more: Asking = {}): Promise<RunningSite> {
  const running = await onLogin({
    manifest: chosen,
    ...more,
    prepare(browser) {
      browser.http.answer('country', more.countries ?? good({ countryCode: 'VN', countries: world }))
      browser.http.answer('sendSmsVisitor', good({ expirationTime: 90 }))
      more.prepare?.(browser)
    },
  })
  await press('button', more.forgottenWord ?? login.forgotten)
  await press('tab', more.smsWord ?? forgotten.smsTab)
  return running
}

const codeButton = (): HTMLElement | undefined => find('button', /\+\d/)
const open = (): Promise<void> =>
  actAndSettle(() => {
    const button = get('button', /\+\d/)
    button.focus()
    button.click()
  })
const list = (): HTMLElement => get('listbox', common.diallingCode)
const option = (name: string): HTMLElement => get('option', name)
const gone = ({ browser }: RunningSite): Promise<void> => browser.clock.advance(times.leaveAnimation)
const sentCode = async ({ browser }: RunningSite): Promise<unknown> => {
  await fill(common.mobileNum, '903100500')
  await press('button', common.sendCode)
  return JSON.parse(browser.http.requestsTo('sendSmsVisitor').at(-1)?.body ?? '')
}

describe('the button beside the number', () => {
  it('has the flag and +code of the detected country (I2.24, E2.58, I5.08)', async () => {
    await onNumber()
    expect(pageText(get('button', /\+\d/))).toBe(`${common.diallingCode} Vietnam+84`)
    expect(codeButton()?.querySelector('img')?.getAttribute('src')).toBe('/m/assets/flags.1A2B3C4D/VN.svg')
  })

  it.each<[string, Partial<Manifest>, boolean]>([
    ['the flag is off', { flags: {} }, false],
    ['the flag is on', chosen, true],
    ['the flag comes from the platform, which says on', { flags: { UPDATEMOBILEICC3: 'server' } }, true],
    [
      'codes come through Firebase',
      {
        flags: {},
        settings: { firebase: { from: 'server' } },
        hosts: { frame: [project.authDomain] },
      },
      true,
    ],
    ['the platform says Firebase, and there is no project', { flags: {}, settings: {} }, false],
  ])('is there or not where %s (I2.16, I2.26, I5.16, E2.61)', async (_, manifest, shown) => {
    await onNumber({
      manifest,
      prepare({ http }) {
        http.answer('whitelabel', good({ UPDATEMOBILEICC3: true }))
        http.answer('settings', good({ sms: { firebase: true, ...project } }))
      },
    })
    expect(codeButton() !== undefined).toBe(shown)
  })

  it.each<[string, Reply]>([
    ['does not come', fails('network')],
    ['is empty', good({ countryCode: 'VN', countryDialingCode: '84', countries: [] })],
    ['is of another shape', good([1, 2, 3])],
  ])('is not there when the list %s, and the number can be used (I2.26, F104)', async (_, countries) => {
    const running = await onNumber({ countries })
    expect(codeButton()).toBeUndefined()
    expect(await sentCode(running)).toMatchObject({ mobileNum: '903100500' })
  })

  it.each<[string, unknown[], string]>([
    ['has none', [], '84'],
    ['has it', [world[0], { countryCode: 'VN', countryDialingCode: '84' }], '84'],
    ['has others', [{ countryCode: 'BR', countryDialingCode: '55' }], '55'],
  ])(
    'is empty, and the list of the settings %s: the code is sent (I5.08, E3.44, F104)',
    async (_, spare, code) => {
      const running = await onNumber({
        countries: good({ countryCode: 'VN', countryDialingCode: '84', countries: [] }),
        manifest: { ...chosen, settings: { disabledMobileIcc: { from: 'server' } } },
        prepare: ({ http }) => http.answer('settings', good({ countries: spare })),
      })
      expect(await sentCode(running)).toMatchObject({ countryDialingCode: code })
    },
  )

  it('cannot be tapped where the merchant has disabled it, and its code is sent (I2.27, E2.62)', async () => {
    const running = await onNumber({ manifest: { ...chosen, settings: { disabledMobileIcc: true } } })
    expect((codeButton() as HTMLButtonElement).disabled).toBe(true)
    await open()
    expect(find('listbox')).toBeUndefined()
    expect(await sentCode(running)).toMatchObject({ countryDialingCode: '84' })
  })

  it('is not shown and its code is sent all the same: the detected one (I5.08)', async () => {
    const running = await onNumber({ manifest: { flags: {} } })
    expect(codeButton()).toBeUndefined()
    expect(await sentCode(running)).toMatchObject({ countryDialingCode: '84' })
  })

  it('is asked for once, and not again for another form (I7.19, E7.17)', async () => {
    const running = await onNumber()
    await press('tab', forgotten.emailTab)
    await press('tab', forgotten.smsTab)
    expect(running.browser.http.requestsTo('country')).toHaveLength(1)
    expect(running.browser.http.requestsTo('country')[0]?.query.get('_')).toBe('hongvan')
  })
})

describe('the list of countries', () => {
  it('slides up with its header and a close button, which gives the focus back (I2.25, E2.59, E2.60)', async () => {
    const running = await onNumber()
    await open()
    expect(namesOf('dialog')).toEqual([common.diallingCode])
    expect(document.activeElement).toBe(list())
    await press('button', common.close)
    await gone(running)
    expect(document.activeElement).toBe(codeButton())
    expect(pageText(get('button', /\+\d/))).toContain('+84')
  })

  it('has a row with flag, name and +code for each, the detected one first and marked (E2.57, E2.59)', async () => {
    await onNumber()
    await open()
    const [first, second] = all('option')
    expect([pageText(first), pageText(second)]).toEqual(['Vietnam+84', 'Afghanistan+93'])
    expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/VN\.svg$/)
    expect(all('option').map((one) => one.getAttribute('aria-selected'))).toEqual(
      all('option').map((_, index) => String(index === 0)),
    )
    expect(first?.getAttribute('aria-setsize')).toBe(String(world.length))
  })

  it('gives the number another code with a tap, which is sent (E2.59, I7.16)', async () => {
    const running = await onNumber()
    await open()
    await fill(country.search, 'brazil')
    await actAndSettle(() => option('Brazil+55').click())
    await gone(running)
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(pageText(get('button', /\+\d/))).toContain('+55')
    expect(await sentCode(running)).toMatchObject({ countryDialingCode: '55' })
  })

  it('is opened again at the one that was chosen, also after another tab (E2.59)', async () => {
    const running = await onNumber()
    await open()
    await fill(country.search, 'Zimbabwe')
    await key('Enter')
    await gone(running)
    await press('tab', forgotten.emailTab)
    await press('tab', forgotten.smsTab)
    await open()
    expect(list().getAttribute('aria-activedescendant')).toBe('VirtualList-ZW')
    expect(get('option', 'Zimbabwe+263').getAttribute('aria-selected')).toBe('true')
  })

  it('is dismissed with Back, and the number keeps its code', async () => {
    const running = await onNumber()
    await open()
    await actAndSettle(() => history.back())
    await gone(running)
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(pageText(get('button', /\+\d/))).toContain('+84')
  })

  it('says how many are found, and what to do when none is (E2.59)', async () => {
    await onNumber()
    await open()
    await fill(country.search, '+84')
    expect(pageText(get('dialog'))).toContain('1 country found')
    await fill(country.search, 'qqq')
    expect(pageText(get('dialog'))).toContain('No country fits “qqq”')
    expect(find('listbox')).toBeUndefined()
    await press('button', country.showAll)
    expect(field(country.search).value).toBe('')
    expect(document.activeElement).toBe(field(country.search))
    expect(list()).toBeDefined()
  })

  it('is used with the keys alone: letters search, arrows walk, Enter takes (E2.59)', async () => {
    const running = await onNumber()
    await open()
    await key('k')
    expect(document.activeElement).toBe(field(country.search))
    await fill(country.search, 'korea')
    await key('Enter')
    expect(document.activeElement).toBe(list())
    await key('ArrowDown')
    await key('Enter')
    await gone(running)
    expect(pageText(get('button', /\+\d/))).toContain('+82')
  })

  it('draws no more rows of 676 countries than can be seen (F051)', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const many = Array.from({ length: 5000 }, (_, index) => ({
      countryCode: `${letters[Math.floor(index / 26) % 26]}${letters[index % 26]}`,
      countryDialingCode: index + 1,
    }))
    await onNumber({ countries: good({ countries: many }) })
    await open()
    expect(all('option').length).toBeLessThan(40)
    expect(all('option')[0]?.getAttribute('aria-setsize')).toBe('676')
  })

  it('is in the language of the member, and its codes stay left to right (D11)', async () => {
    await onNumber({
      stored: { language: 'UR' },
      forgottenWord: urdu.login.forgotten,
      smsWord: urdu.forgotten.smsTab,
    })
    await open()
    expect(namesOf('dialog')).toEqual([urdu.common.diallingCode])
    expect(pageText(all('option')[0])).toBe('ویتنام+84')
    for (const code of document.querySelectorAll('bdi[dir]')) expect(code.getAttribute('dir')).toBe('ltr')
    await fill(urdu.country.search, '۹۲')
    expect(all('option').map((one) => pageText(one))).toEqual(['پاکستان+92'])
  })
})
