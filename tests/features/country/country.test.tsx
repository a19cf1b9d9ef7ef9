// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import urdu from '../../../runtime/text/UR.json'
import { countries as world } from '../../../scripts/platform/system/countries'
import { failure, type Reply, success } from '../../support/fakes/replies'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import {
  actAndSettle,
  field,
  press,
  pressKey,
  type RunningSite,
  type SiteOptions,
  type,
} from '../../support/site'
import { openLogin } from '../login/loginForm'

const { common, country, forgotten, login } = english

const withCountryPicker: Partial<Manifest> = { flags: { UPDATEMOBILEICC3: true } }
const project = { appId: 'a', apiKey: 'k', authDomain: 'sign-in.hongvan.example', projectId: 'p' }

interface CountryOptions extends SiteOptions {
  /** The platform's reply to the country call. */
  readonly countries?: Reply
  readonly forgottenText?: string
  readonly smsTabText?: string
}

/** Opens the password reset by SMS, which has a phone number field. */
async function openSmsReset(options: CountryOptions = {}): Promise<RunningSite> {
  const running = await openLogin({
    manifest: withCountryPicker,
    ...options,
    prepare(browser) {
      browser.http.answer('country', options.countries ?? success({ countryCode: 'VN', countries: world }))
      browser.http.answer('sendSmsVisitor', success({ expirationTime: 90 }))
      options.prepare?.(browser)
    },
  })
  await press('button', options.forgottenText ?? login.forgotten)
  await press('tab', options.smsTabText ?? forgotten.smsTab)
  return running
}

const codeButton = (): HTMLElement | undefined => find('button', /\+\d/)
const openList = (): Promise<void> =>
  actAndSettle(() => {
    const button = get('button', /\+\d/)
    button.focus()
    button.click()
  })
const listbox = (): HTMLElement => get('listbox', common.diallingCode)
const option = (name: string): HTMLElement => get('option', name)
const waitUntilClosed = ({ browser }: RunningSite): Promise<void> =>
  browser.clock.advance(times.leaveAnimation)
const sendCode = async ({ browser }: RunningSite, mobileNum = '903100500'): Promise<unknown> => {
  await type(common.mobileNum, mobileNum)
  await press('button', common.sendCode)
  return JSON.parse(browser.http.requestsTo('sendSmsVisitor').at(-1)?.body ?? '')
}

describe('the country button', () => {
  it('shows flag and +code of the detected country (I2.24, E2.58, I5.08)', async () => {
    await openSmsReset()
    expect(pageText(get('button', /\+\d/))).toBe(`${common.diallingCode} Vietnam+84`)
    expect(codeButton()?.querySelector('img')?.getAttribute('src')).toBe('/m/assets/flags.1A2B3C4D/VN.svg')
  })

  it.each<[string, Partial<Manifest>, boolean]>([
    ['the flag is off', { flags: {} }, false],
    ['the flag is on', withCountryPicker, true],
    ['the platform turns the flag on', { flags: { UPDATEMOBILEICC3: 'server' } }, true],
    [
      'Firebase sends the codes',
      {
        flags: {},
        settings: { firebase: { from: 'server' } },
        hosts: { frame: [project.authDomain] },
      },
      true,
    ],
    ['the platform uses Firebase, but there is no project', { flags: {}, settings: {} }, false],
  ])('is shown or not when %s (I2.16, I2.26, I5.16, E2.61)', async (_, manifest, shown) => {
    await openSmsReset({
      manifest,
      prepare({ http }) {
        http.answer('whitelabel', success({ UPDATEMOBILEICC3: true }))
        http.answer('settings', success({ sms: { firebase: true, ...project } }))
      },
    })
    expect(codeButton() !== undefined).toBe(shown)
  })

  it.each<[string, Reply]>([
    ['fails to load', failure('network')],
    ['is empty', success({ countryCode: 'VN', countryDialingCode: '84', countries: [] })],
    ['is malformed', success([1, 2, 3])],
  ])('is hidden when the list %s, and the number still works (I2.26, F104)', async (_, countries) => {
    const running = await openSmsReset({ countries })
    expect(codeButton()).toBeUndefined()
    expect(await sendCode(running)).toMatchObject({ mobileNum: '903100500' })
  })

  it.each<[string, unknown[], string, string]>([
    ['has none', [], '84', '903100500'],
    ['has it', [world[0], { countryCode: 'VN', countryDialingCode: '84' }], '84', '903100500'],
    ['has others', [{ countryCode: 'BR', countryDialingCode: '55' }], '55', '11987654321'],
  ])(
    'is hidden when the list is empty and that of the settings %s: the code is sent (I5.08, E3.44, F104)',
    async (_, settingsCountries, countryDialingCode, mobileNum) => {
      const running = await openSmsReset({
        countries: success({ countryCode: 'VN', countryDialingCode: '84', countries: [] }),
        manifest: { ...withCountryPicker, settings: { disabledMobileIcc: { from: 'server' } } },
        prepare: ({ http }) => http.answer('settings', success({ countries: settingsCountries })),
      })
      expect(await sendCode(running, mobileNum)).toMatchObject({ countryDialingCode, mobileNum })
    },
  )

  it('has the list of the settings while that of the call is slow (E3.44, F038)', async () => {
    const { browser } = await openSmsReset({
      prepare({ http }) {
        http.answer('country', success({ countryCode: 'VN', countries: world }), 2 * times.slowThreshold)
        http.answer('settings', success({ countries: [{ countryCode: 'BR', countryDialingCode: '55' }] }))
      },
    })
    await browser.clock.advance(times.ms(times.slowThreshold - 1))
    expect(codeButton()).toBeUndefined()
    await browser.clock.advance(times.ms(1))
    expect(pageText(codeButton())).toContain('+55')
    await browser.clock.advance(times.slowThreshold)
    // It may have been used: it does not change under a number.
    expect(pageText(codeButton())).toContain('+55')
  })

  it('is disabled if the merchant has disabled it, and its code is sent (I2.27, E2.62)', async () => {
    const running = await openSmsReset({
      manifest: { ...withCountryPicker, settings: { disabledMobileIcc: true } },
    })
    expect((codeButton() as HTMLButtonElement).disabled).toBe(true)
    await openList()
    expect(find('listbox')).toBeUndefined()
    expect(await sendCode(running)).toMatchObject({ countryDialingCode: '84' })
  })

  it('is hidden, and the code of the detected country is sent anyway (I5.08)', async () => {
    const running = await openSmsReset({ manifest: { flags: {} } })
    expect(codeButton()).toBeUndefined()
    expect(await sendCode(running)).toMatchObject({ countryDialingCode: '84' })
  })

  it('loads the list once, and not again for another form (I7.19, E7.17)', async () => {
    const running = await openSmsReset()
    await press('tab', forgotten.emailTab)
    await press('tab', forgotten.smsTab)
    expect(running.browser.http.requestsTo('country')).toHaveLength(1)
    expect(running.browser.http.requestsTo('country')[0]?.query.get('_')).toBe('hongvan')
  })
})

describe('the list of countries', () => {
  it('opens with a header and a close button, which restores the focus (I2.25, E2.59, E2.60)', async () => {
    const running = await openSmsReset()
    await openList()
    expect(namesOf('dialog')).toEqual([common.diallingCode])
    expect(document.activeElement).toBe(listbox())
    await press('button', common.close)
    await waitUntilClosed(running)
    expect(document.activeElement).toBe(codeButton())
    expect(pageText(get('button', /\+\d/))).toContain('+84')
  })

  it('has a row with flag, name and +code per country, the detected one first and selected (E2.57, E2.59)', async () => {
    await openSmsReset()
    await openList()
    const [first, second] = all('option')
    expect([pageText(first), pageText(second)]).toEqual(['Vietnam+84', 'Afghanistan+93'])
    expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/VN\.svg$/)
    expect(all('option').map((element) => element.getAttribute('aria-selected'))).toEqual(
      all('option').map((_, index) => String(index === 0)),
    )
    expect(first?.getAttribute('aria-setsize')).toBe(String(world.length))
  })

  it('changes the code of the number with a tap, which is then sent (E2.59, I7.16)', async () => {
    const running = await openSmsReset()
    await openList()
    await type(country.search, 'brazil')
    await actAndSettle(() => option('Brazil+55').click())
    await waitUntilClosed(running)
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(pageText(get('button', /\+\d/))).toContain('+55')
    expect(await sendCode(running, '11987654321')).toMatchObject({ countryDialingCode: '55' })
  })

  it('opens again at the selected country, even after a switch of tabs (E2.59)', async () => {
    const running = await openSmsReset()
    await openList()
    await type(country.search, 'Zimbabwe')
    await pressKey('Enter')
    await waitUntilClosed(running)
    await press('tab', forgotten.emailTab)
    await press('tab', forgotten.smsTab)
    await openList()
    expect(listbox().getAttribute('aria-activedescendant')).toBe('VirtualList-ZW')
    expect(get('option', 'Zimbabwe+263').getAttribute('aria-selected')).toBe('true')
  })

  it('closes on Back, and the number keeps its code', async () => {
    const running = await openSmsReset()
    await openList()
    await actAndSettle(() => history.back())
    await waitUntilClosed(running)
    expect(namesOf('dialog')).toEqual([forgotten.title])
    expect(pageText(get('button', /\+\d/))).toContain('+84')
  })

  it('shows the number of matches, and a hint when there are none (E2.59)', async () => {
    await openSmsReset()
    await openList()
    await type(country.search, '+84')
    expect(pageText(get('dialog'))).toContain('1 country found')
    await type(country.search, 'qqq')
    expect(pageText(get('dialog'))).toContain('No country fits “qqq”')
    expect(find('listbox')).toBeUndefined()
    await press('button', country.showAll)
    expect(field(country.search).value).toBe('')
    expect(document.activeElement).toBe(field(country.search))
    expect(listbox()).toBeDefined()
  })

  it('works with the keyboard: letters search, arrows move, Enter selects (E2.59)', async () => {
    const running = await openSmsReset()
    await openList()
    await pressKey('k')
    expect(document.activeElement).toBe(field(country.search))
    await type(country.search, 'korea')
    await pressKey('Enter')
    expect(document.activeElement).toBe(listbox())
    await pressKey('ArrowDown')
    await pressKey('Enter')
    await waitUntilClosed(running)
    expect(pageText(get('button', /\+\d/))).toContain('+82')
  })

  it('renders only the visible rows of 676 countries (F051)', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const manyCountries = Array.from({ length: 5000 }, (_, index) => ({
      countryCode: `${letters[Math.floor(index / 26) % 26]}${letters[index % 26]}`,
      countryDialingCode: index + 1,
    }))
    await openSmsReset({ countries: success({ countries: manyCountries }) })
    await openList()
    expect(all('option').length).toBeLessThan(40)
    expect(all('option')[0]?.getAttribute('aria-setsize')).toBe('676')
  })

  it('is in the member’s language, with codes from left to right (D11)', async () => {
    await openSmsReset({
      stored: { language: 'UR' },
      forgottenText: urdu.login.forgotten,
      smsTabText: urdu.forgotten.smsTab,
    })
    await openList()
    expect(namesOf('dialog')).toEqual([urdu.common.diallingCode])
    expect(pageText(all('option')[0])).toBe('ویتنام+84')
    for (const code of document.querySelectorAll('bdi[dir]')) expect(code.getAttribute('dir')).toBe('ltr')
    await type(urdu.country.search, '۹۲')
    expect(all('option').map((element) => pageText(element))).toEqual(['پاکستان+92'])
  })
})
