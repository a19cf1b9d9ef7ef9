// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { referralCodesIn } from '../../../runtime/rules/registration/registrationInfo'
import english from '../../../runtime/text/EN.json'
import urdu from '../../../runtime/text/UR.json'
import { failure, success } from '../../support/fakes/replies'
import { find, get, pageText, toastText } from '../../support/screen'
import { actAndSettle, memberSession, merchant, origin, press, type SiteOptions } from '../../support/site'
import { infoOf, promotionsWith, referralMerchant, shownLink, startMember } from './referralPage'

const { common, referral, support } = english

const openPage = (fields: object = {}, { prepare, ...options }: SiteOptions = {}) =>
  startMember(0, {
    path: '/m/inviteFriends',
    ...options,
    prepare(browser) {
      browser.http.answer('promotions', promotionsWith(true, 12))
      browser.http.answer('memberInfo', infoOf(0, fields))
      prepare?.(browser)
    },
  })

describe('the member’s link', () => {
  it('leads to the registration with the code that the platform gives (E2.06, E1.05)', async () => {
    await openPage({ referralCode: 'R100241' })
    expect(shownLink()).toBe(`${origin}/m/register?r=R100241`)
    expect(get('img', referral.qrCode).tagName).toBe('svg')
  })

  it.each([
    [{ referralCode: 'A&B#1 ?/%' }, 'A&B#1 ?/%'],
    [{ referralCode: 'lì xì 🧧' }, 'lì xì 🧧'],
    [{ referralCode: '' }, '7'],
    [{ id: null, userName: 'r&r #1 🎁' }, 'r&r #1 🎁'],
  ])('of %j carries %s, encoded once (F018)', async (fields, code) => {
    await openPage(fields)
    const url = new URL(shownLink())
    expect([url.origin + url.pathname, url.hash]).toEqual([`${origin}/m/register`, ''])
    expect(referralCodesIn(url.search)).toEqual({ referralCode: code })
  })

  it('does not carry on the codes that the member came with (F018)', async () => {
    await openPage({ referralCode: 'R1' }, { path: '/m/inviteFriends?r=OTHER&affiliateCode=A9' })
    expect(shownLink()).toBe(`${origin}/m/register?r=R1`)
  })

  it('leads to the lobby where the merchant has no registration', async () => {
    const routes = { ...referralMerchant.routes }
    delete routes['/m/register']
    await openPage({ referralCode: 'R1' }, { manifest: { ...referralMerchant, routes } })
    expect(shownLink()).toBe(`${origin}/m/home?r=R1`)
  })

  it('is read from left to right in a right-to-left page', async () => {
    await openPage({ referralCode: 'R1' }, { stored: { language: 'UR' } })
    const field = get('textbox', urdu.referral.link)
    expect([document.documentElement.dir, field.getAttribute('dir')]).toEqual(['rtl', 'ltr'])
  })

  it('is the next member’s as soon as another one has logged in (D21)', async () => {
    const { browser, site } = await openPage({ referralCode: 'R7' })
    const drawn = get('img', referral.qrCode).innerHTML
    browser.http.answer('memberInfo', success({ id: 8, userName: 'other', type: 0 }), 1000)
    browser.http.answer('promotions', promotionsWith(true, 1), 1000)
    await actAndSettle(() =>
      site.session.begin({ ...memberSession, token: 'token-8', merchantCode: merchant, id: '8' }),
    )
    expect([find('textbox', referral.link), find('img', referral.qrCode)]).toEqual([undefined, undefined])
    expect(pageText()).not.toContain('12')
    await browser.clock.advance(1000)
    expect(shownLink()).toBe(`${origin}/m/register?r=8`)
    expect(get('img', referral.qrCode).innerHTML).not.toBe(drawn)
  })

  it('turns into the ways to get one when the session ends (E2.06, D21)', async () => {
    const { site } = await openPage({ referralCode: 'R7' })
    await actAndSettle(() => site.session.end())
    expect(pageText(get('main'))).toContain(referral.visitorTitle)
    expect(pageText()).not.toContain('R7')
  })

  it('waits with a skeleton, and offers a retry when it fails to load (F038)', async () => {
    const { browser } = await openPage(
      {},
      { prepare: ({ http }) => http.answer('memberInfo', failure('network')) },
    )
    expect(pageText(get('main'))).toContain(referral.failedTitle)
    browser.http.answer('memberInfo', infoOf(0, { referralCode: 'R1' }))
    await press('button', common.retry)
    expect(shownLink()).toContain('r=R1')
  })
})

describe('passing the link on', () => {
  const withShareSheet: SiteOptions = {
    prepare({ page }) {
      page.canShare = true
    },
  }

  it('copies it, and says so politely', async () => {
    const { browser } = await openPage({ referralCode: 'R1' })
    await press('button', common.copyLink)
    expect(browser.page.copied).toEqual([`${origin}/m/register?r=R1`])
    expect(toastText()).toBe(common.linkCopied)
  })

  it('selects it where the browser refuses to copy, and says what to do', async () => {
    const { browser } = await openPage({ referralCode: 'R1' })
    browser.page.clipboardFails = true
    await press('button', common.copyLink)
    const field = get('textbox', referral.link) as HTMLInputElement
    expect(document.activeElement).toBe(field)
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value)
    expect([pageText(get('main')).includes(common.copyByHand), toastText()]).toEqual([true, ''])
    browser.page.clipboardFails = false
    await press('button', common.copyLink)
    expect(pageText(get('main'))).not.toContain(common.copyByHand)
  })

  it('has a button for the share sheet only where there is one', async () => {
    await openPage()
    expect(find('button', referral.share)).toBeUndefined()
  })

  it('shares it with the brand’s name', async () => {
    const { browser } = await openPage({ referralCode: 'R1' }, withShareSheet)
    await press('button', referral.share)
    expect(browser.page.shared).toEqual([
      {
        title: 'Hồng Vân',
        text: referral.shareText.replace('{{name}}', 'Hồng Vân'),
        url: `${origin}/m/register?r=R1`,
      },
    ])
    expect(toastText()).toBe('')
  })

  it.each([
    ['copies it when the share sheet does not open', 'NotAllowedError', [1, common.linkCopied]],
    ['does nothing when the share sheet is closed unused', 'AbortError', [0, '']],
  ])('%s', async (_, error, outcome) => {
    const { browser } = await openPage({ referralCode: 'R1' }, withShareSheet)
    browser.page.shareError = error
    await press('button', referral.share)
    expect([browser.page.copied.length, toastText()]).toEqual(outcome)
  })
})

describe('below the link', () => {
  it('is how many friends have joined (E3.26)', async () => {
    await openPage()
    expect(pageText(get('main'))).toContain(`${referral.friends}12`)
  })

  it('is a note with a way to customer service while the promotion is off (E5.05)', async () => {
    await openPage({}, { prepare: ({ http }) => http.answer('promotions', promotionsWith(false)) })
    expect(pageText(get('main'))).toContain(referral.closed)
    await press('button', common.contactUs)
    expect(find('dialog', support.title)).toBeDefined()
  })

  it('is the same note where there are no promotions (E7.09)', async () => {
    const { browser } = await openPage({}, { manifest: { ...referralMerchant, flags: { REWCEN3: false } } })
    expect(pageText(get('main'))).toContain(referral.closed)
    expect(browser.http.requestsTo('promotions')).toEqual([])
  })

  it('is a way to their own page for agents (E6.03)', async () => {
    await startMember(2, { path: '/m/inviteFriends' })
    await press('link', referral.agentLink)
    expect(location.pathname).toBe('/m/agentRegister')
  })
})

describe('the agents’ page', () => {
  const openAgentPage = (type: number, fields: object = {}) =>
    startMember(type, {
      path: '/m/agentRegister',
      prepare: ({ http }) => http.answer('memberInfo', infoOf(type, fields)),
    })

  it.each([
    [1, { affiliateCode: 'A&7' }, 'A&7'],
    [2, { affiliateCode: undefined }, '7'],
  ])('has the link of an agent of type %i with %j (E2.07, E6.03, F018)', async (type, fields, code) => {
    await openAgentPage(type, fields)
    const url = new URL(shownLink(referral.agentLink))
    expect(url.pathname).toBe('/m/register')
    expect(referralCodesIn(url.search)).toEqual({ affiliateCode: code })
    expect(get('img', referral.agentQrCode)).toBeDefined()
  })

  it.each([0, 4])('explains itself to members of type %i (E2.07)', async (type) => {
    await openAgentPage(type)
    expect(pageText(get('main'))).toContain(referral.agentsOnlyTitle)
    await press('button', common.contactUs)
    expect(find('dialog', support.title)).toBeDefined()
  })

  it('takes the link away when the member info says that the member is no agent (any more)', async () => {
    await startMember(1, {
      path: '/m/agentRegister',
      prepare: ({ http }) => http.answer('memberInfo', infoOf(0)),
    })
    expect(pageText(get('main'))).toContain(referral.agentsOnlyTitle)
  })
})
