// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { lanes, live, slots } from '../../support/games'
import { all, find, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, type SiteOptions, stopSites } from '../../support/site'
import { currentUrl, loadGame, startWithGames, tapGame } from './gamePlay'

const { common, lobby, login, play } = english

const rules = 'https://play.example/rules?code=baccarat'
const stakes = { minimum: 5, maximum: 500 }

/** A site whose live game has these details. */
const startWith = (details: object, { prepare, ...options }: SiteOptions = { session: {} }) =>
  startWithGames({
    ...options,
    prepare(browser) {
      const reply = lanes(slots, live)
      browser.http.answer(
        'gameLanes',
        success({
          lanes: reply.lanes.map((lane) => ({
            ...lane,
            cards: lane.cards.map((card) => ({
              ...card,
              vendor: 'aurora',
              ...(card.displayName === 'Baccarat' ? details : {}),
            })),
          })),
        }),
      )
      prepare?.(browser)
    },
  })

const baccarat = /^Baccarat/
const leads = () => currentUrl().startsWith('/m/launchGame?vendor=aurora&code=game-200')

describe('a game that a member has not played yet', () => {
  it('says whose it is, its stakes and its rules, before it opens (D220)', async () => {
    const { browser } = await startWith({ stakes, rules })
    await tapGame(baccarat)
    expect(namesOf('dialog')).toEqual(['Baccarat'])
    const words = pageText(get('dialog')).replaceAll('\u00a0', ' ')
    expect(words).toContain(`${play.studio}Aurora`)
    expect(words).toMatch(new RegExp(`${lobby.stakes}\\$ 5 – 500`))
    expect(get('link', play.rules).getAttribute('href')).toBe(rules)
    expect(currentUrl()).toBe('/m/home')
    await press('button', play.forReal)
    expect([namesOf('dialog'), leads()]).toEqual([[], true])
    await browser.clock.advance(times.leaveAnimation)
    await loadGame()
    await press('button', play.menu)
    expect(pageText(get('dialog')).replaceAll('\u00a0', ' ')).toContain(`${lobby.stakes}$ 5 – 500`)
    expect(get('link', play.rules).getAttribute('href')).toBe(rules)
  })

  it('opens at once the next time (D220)', async () => {
    const { browser } = await startWith({ stakes, rules })
    await tapGame(baccarat)
    await press('button', play.forReal)
    const recentGames = browser.storage.read('recentGames')
    await stopSites()
    await startWith({ stakes, rules }, { session: {}, stored: { recentGames } })
    await actAndSettle(() => all('button', baccarat)[0]?.click())
    expect([namesOf('dialog'), leads()]).toEqual([[], true])
  })

  it('is not among those that were opened when its sheet was closed: it says so again (D220)', async () => {
    const { browser } = await startWith({ stakes })
    await tapGame(baccarat)
    await press('button', common.close)
    await browser.clock.advance(times.leaveAnimation)
    expect([currentUrl(), browser.storage.read('recentGames')]).toEqual(['/m/home', undefined])
    await tapGame(baccarat)
    expect(namesOf('dialog')).toEqual(['Baccarat'])
  })

  it('can be tried first where it has a trial (D220, D4)', async () => {
    await startWith({ stakes, trial: true })
    await tapGame(baccarat)
    expect(find('button', play.logIn)).toBeUndefined()
    await press('button', play.trial)
    expect(currentUrl()).toContain('code=game-200&playType=trial')
  })

  it.each<[string, object]>([
    ['nothing', {}],
    ['only a trial', { trial: true }],
    ['stakes that are none', { stakes: { minimum: 9, maximum: 1 } }],
    ['rules elsewhere', { rules: 'https://other.example/rules' }],
    ['rules that are a script', { rules: 'javascript:alert(1)' }],
  ])('opens at once where the platform sends %s (D220)', async (_, details) => {
    await startWith(details)
    await tapGame(baccarat)
    expect([namesOf('dialog'), leads()]).toEqual([[], true])
  })
})

describe('a game with stakes', () => {
  it('has them on its card, where there is a line for them from the first (D220)', async () => {
    await startWith({ stakes })
    const line = () => get('button', baccarat).querySelector('.GameCard-footnote')
    expect(pageText(line() as Element).replaceAll('\u00a0', ' ')).toBe('\u2066$ 5 – 500\u2069')
    expect(get('button', /^Dragon/).querySelector('.GameCard-footnote')).toBeNull()
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['zeros', { minimum: 0, maximum: 0 }],
    ['a text', 'high'],
  ])(
    'is one without them where the platform sends %s: its card has no line for them (D220)',
    async (_, none) => {
      await startWith({ stakes: none })
      expect(get('button', baccarat).querySelector('.GameCard-footnote')).toBeNull()
    },
  )

  it('asks a visitor to log in, and has its details in the choice where it has a trial (D4, D19, D220)', async () => {
    await startWith({ stakes }, {})
    await tapGame(baccarat)
    expect(namesOf('dialog')).toEqual([login.title])
    await stopSites()
    await startWith({ stakes, rules, trial: true }, {})
    await tapGame(baccarat)
    expect(pageText(get('dialog'))).toContain(play.trialText)
    expect(get('link', play.rules)).toBeDefined()
    expect(get('button', play.logIn)).toBeDefined()
  })
})
