// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { HttpResponse } from '../../runtime/browser/browser'
import type { BootResult } from '../../runtime/browser/network/earlyRequests'
import { recordActions } from '../../runtime/browser/page/recordActions'
import { lobbyCopyOwner } from '../../runtime/rules/content/lobbyCopyOwner'
import { continueActions } from '../../runtime/shell/continueActions'
import english from '../../runtime/text/EN.json'
import { bundle } from '../../scripts/steps/bundle/bundle'
import { nextMacrotask } from '../support/fakes/fakeClock'
import { html, json, refusal, success } from '../support/fakes/replies'
import { type LaneReply, lanes, live, slots } from '../support/games'
import { createSiteData, memberSession, startSite } from '../support/site'

const laneReplies: LaneReply[] = [
  { ...slots, games: ['Dragon', 'Tiger', 'Lotus', 'Pearl', 'Crown', 'Ember'], gameCount: 104 },
  live,
  { title: 'Bingo', gameClassify: 'bingo', ordinal: 300, games: ['Mekong', 'Delta', 'River'] },
]
const banners = {
  banners: [
    { id: '1', picture: '/images/one.webp', title: 'Sunday draw', linkageType: 'URL', linkage: '/m/login' },
    { id: '2', picture: '/images/two.svg', title: 'Welcome', linkageType: 'URL', linkage: '//evil.example' },
  ],
}
const manifest = {
  platform: { imageWidthParameter: 'w' },
  categories: ['live', 'slots'],
} satisfies Parameters<typeof createSiteData>[0]

let script = ''

beforeAll(async () => {
  const { preview } = await bundle({ root: process.cwd(), development: false })
  script = Buffer.from(preview?.content ?? []).toString()
})

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
  globalThis.__boot = undefined
})

interface PreviewOptions {
  readonly replies?: Partial<Record<'lanes' | 'banners' | 'texts', HttpResponse | undefined>> | undefined
  readonly stored?: Readonly<Record<string, unknown>>
  readonly hosts?: { readonly image: string[] }
  readonly site?: Parameters<typeof createSiteData>[0]
}

/** Runs the script in a page that still has its skeletons. */
async function showPreview({ replies = {}, stored = {}, hosts, site = manifest }: PreviewOptions = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
  const data = document.body.appendChild(document.createElement('script'))
  data.type = 'application/json'
  data.id = 'site'
  data.textContent = JSON.stringify(createSiteData({ ...site, ...(hosts && { hosts }) }))
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML =
    '<div class="Page-column"><main tabindex="-1" aria-busy="true"><p>hero</p><p>lane</p><p>lane</p></main></div>'
  const all = {
    lanes: success(lanes(...laneReplies)),
    banners: success(banners),
    texts: json(english),
    ...replies,
  }
  const boot: BootResult = {
    language: 'EN',
    detected: true,
    token: undefined,
    splashSince: undefined,
    requests: new Map(),
    actions: recordActions(),
    lobby: {
      lanes: Promise.resolve(all.lanes),
      banners: Promise.resolve(all.banners),
      texts: Promise.resolve(all.texts),
    },
  }
  globalThis.__boot = boot
  document.documentElement.lang = 'en'
  new Function(script)()
  await nextMacrotask()
  return { root, boot, main: root.querySelector('main') as Element }
}

const skeletons = '<p>hero</p><p>lane</p><p>lane</p>'

/** An element with its attributes in order of their names; generated ids are left out. */
function markupOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  const attributes = [...node.attributes]
    .filter(
      ({ name, value }) => name !== 'aria-labelledby' && !(name === 'id' && node.tagName === 'H2' && value),
    )
    .map(({ name, value }) => `${name.toLowerCase()}="${value}"`)
    .sort()
  return `<${[node.tagName.toLowerCase(), ...attributes].join(' ')}>${[...node.childNodes].map(markupOf).join('')}</>`
}

const withoutTimes = (markup: string): string => markup.replace(/\d+:[\d:]+|(?<=DrawSlide-digits">)\d+/g, '')

const childrenMarkup = (element: Element): string[] => {
  // The stars come when the line is free (D208), and what is far from the screen is known a moment later (D214).
  for (const star of element.querySelectorAll('.FavouriteStar')) star.remove()
  for (const lane of element.querySelectorAll('.Lane--far')) lane.classList.remove('Lane--far')
  return [...element.childNodes].map(markupOf)
}

describe('the preview of the lobby', () => {
  it('shows what the application shows at first', async () => {
    const { main } = await showPreview()
    const preview = childrenMarkup(main)
    document.body.innerHTML = ''
    const { root } = await startSite({
      manifest,
      prepare({ http, page }) {
        http.answer('gameLanes', success(lanes(...laneReplies)))
        http.answer('banners', success(banners))
        page.isNear = () => false
      },
    })
    const application = root.querySelector('main')
    expect(application && childrenMarkup(application)).toEqual(preview)
    expect(preview.join('')).toContain('Dragon')
    expect(preview.join('')).toContain('104 games')
  })

  it('shows the draw that leads, and the visitor’s own games, as the application does', async () => {
    const categories: 'lottery'[] = ['lottery']
    const reply = lanes({ ...slots, gameClassify: 'lottery' }, live)
    const withDraws = {
      lanes: reply.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards.map((card) => ({ ...card, nextDraw: Date.now() + 7_200_000 })),
      })),
    }
    const recentGames = [{ member: '', games: [{ code: 'game-200', category: 'live', name: 'Baccarat' }] }]
    const favouriteGames = [{ member: '', games: [{ code: 'game-101', category: 'lottery', name: 'Tiger' }] }]
    const { main } = await showPreview({
      site: { ...manifest, categories },
      replies: { lanes: success(withDraws) },
      stored: { 'hongvan:recentGames': recentGames, 'hongvan:favouriteGames': favouriteGames },
    })
    const preview = childrenMarkup(main).map(withoutTimes)
    document.body.innerHTML = ''
    const { root } = await startSite({
      manifest: { ...manifest, categories },
      stored: { recentGames, favouriteGames },
      prepare({ http, page }) {
        http.answer('gameLanes', { ...success(withDraws), date: Date.now() })
        http.answer('banners', success(banners))
        page.isNear = () => false
      },
    })
    const application = root.querySelector('main')
    expect(application && childrenMarkup(application).map(withoutTimes)).toEqual(preview)
    expect(main.querySelector('.Hero-slide .DrawSlide')).not.toBeNull()
    expect(preview.join('').match(/Lane-track--mixed/g)).toHaveLength(2)
  })

  it('leaves the top to the application where the stored games have no draw to lead with', async () => {
    const { main } = await showPreview({ site: { ...manifest, categories: ['lottery'] } })
    expect(main.innerHTML).toContain('<p>hero</p>')
    expect(main.querySelectorAll('.GameCard').length).toBeGreaterThan(0)
  })

  it('shows the last visit’s lobby without waiting for a reply', async () => {
    const owner = lobbyCopyOwner('EN', undefined)
    const { main } = await showPreview({
      replies: { lanes: undefined, banners: undefined, texts: undefined },
      stored: {
        'hongvan:texts': { url: '/m/assets/EN.json', catalogue: english },
        'hongvan:lanes': { at: Date.now(), value: { owner, reply: lanes(slots) } },
        'hongvan:banners': { at: Date.now(), value: { owner, reply: banners } },
      },
    })
    expect(main.querySelectorAll('.GameCard')).toHaveLength(2)
    expect(main.querySelectorAll('.Hero img')).toHaveLength(2)
  })

  it('takes pictures from the platform’s host as the last visit knew it (E3.44, D16)', async () => {
    const { cards, ...lane } = lanes(slots).lanes[0] ?? { cards: [] }
    const withHost = {
      lanes: [{ ...lane, cards: cards.map((card) => ({ ...card, image: 'games/1.webp' })) }],
    }
    const { main } = await showPreview({
      replies: { lanes: success(withHost) },
      stored: {
        'hongvan:settings': {
          at: Date.now(),
          value: { imageCDNs: ['img.evil.example', 'img.hongvan.example', 7] },
        },
      },
      hosts: { image: ['img.hongvan.example'] },
    })
    expect(main.querySelector('img.GameCard-image')?.getAttribute('src')).toBe(
      'https://img.hongvan.example/games/1.webp',
    )
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['another member’s', { owner: lobbyCopyOwner('EN', { ...memberSession, id: '8' }) }],
    ['a visitor’s', { owner: lobbyCopyOwner('EN', undefined) }],
    ['one in another language', { owner: lobbyCopyOwner('CN', memberSession) }],
  ])('never shows a member %s (F033)', async (_, copy) => {
    const { main } = await showPreview({
      replies: { lanes: undefined },
      stored: {
        MC_SESSION_INFO: memberSession,
        'hongvan:lanes': { at: Date.now(), value: { ...copy, reply: lanes(slots) } },
      },
    })
    expect(main.innerHTML).toBe(skeletons)
  })

  it.each<[string, PreviewOptions['replies']]>([
    ['the games do not come', { lanes: undefined }],
    ['the platform refuses', { lanes: refusal() }],
    ['something else than the platform answers', { lanes: html() }],
    ['the reply is of another kind', { lanes: success({ lanes: 'none' }) }],
    ['there are no games', { lanes: success({ lanes: [] }) }],
    ['the texts do not come', { texts: undefined }],
    ['the texts are damaged', { texts: { ...json({}), text: '{"common":' } }],
  ])('leaves the skeletons to the application when %s (F002)', async (_, replies) => {
    const { main } = await showPreview({ replies })
    expect(main.innerHTML).toBe(skeletons)
  })

  it('shows the games when the banners do not come', async () => {
    const { main } = await showPreview({ replies: { banners: undefined } })
    expect(main.querySelectorAll('.GameCard').length).toBeGreaterThan(0)
    expect(main.innerHTML).toContain('<p>hero</p>')
  })

  /** Replaces the page by one that looks the same, as the application does; returns its cards. */
  function takeOver(root: Element): HTMLElement[] {
    root.innerHTML = root.innerHTML.replace(' aria-busy="true"', '')
    return [...root.querySelectorAll<HTMLElement>('button.GameCard')]
  }

  function pressesOf(cards: readonly HTMLElement[]): string[] {
    const pressed: string[] = []
    for (const card of cards)
      card.addEventListener('click', () =>
        pressed.push(card.querySelector('.GameCard-title')?.textContent ?? ''),
      )
    return pressed
  }

  it('remembers the last button that was tapped, for the application', async () => {
    const { main, boot, root } = await showPreview()
    const [first, second] = main.querySelectorAll<HTMLElement>('button.GameCard')
    first?.click()
    second?.querySelector<HTMLElement>('.GameCard-title')?.click()
    // Not a button.
    main.querySelector<HTMLElement>('.Lane-title')?.click()
    const pressed = pressesOf(takeOver(root))
    continueActions(boot.actions, root)
    expect(pressed).toEqual([second?.querySelector('.GameCard-title')?.textContent])
  })

  it('presses nothing when another game is there by now', async () => {
    const { main, boot, root } = await showPreview()
    main.querySelector<HTMLElement>('button.GameCard')?.click()
    const cards = takeOver(root)
    cards[0]?.querySelector('.GameCard-title')?.replaceChildren('Another game')
    const pressed = pressesOf(cards)
    continueActions(boot.actions, root)
    expect(pressed).toEqual([])
  })

  it('has a tap on a game with a countdown answered a second later', async () => {
    const { main, boot, root } = await showPreview()
    const card = main.querySelector<HTMLElement>('button.GameCard')
    const timer = card?.appendChild(document.createElement('span'))
    timer?.setAttribute('role', 'timer')
    timer?.append('02:35')
    card?.click()
    const cards = takeOver(root)
    cards[0]?.querySelector('[role="timer"]')?.replaceChildren('02:34')
    const pressed = pressesOf(cards)
    continueActions(boot.actions, root)
    expect(pressed).toEqual([card?.querySelector('.GameCard-title')?.textContent])
  })

  it('gives the focus back', async () => {
    const { main, boot, root } = await showPreview()
    main.querySelectorAll<HTMLElement>('button.GameCard')[1]?.focus()
    const cards = takeOver(root)
    continueActions(boot.actions, root)
    expect(document.activeElement).toBe(cards[1])
  })

  it('does not give it back once something else was tapped, which focuses the main element', async () => {
    const { main, boot, root } = await showPreview()
    main.querySelectorAll<HTMLElement>('button.GameCard')[1]?.focus()
    root.querySelector<HTMLElement>('main')?.focus()
    takeOver(root)
    root.querySelector('main')?.append('more')
    continueActions(boot.actions, root)
    expect(document.activeElement).toBe(document.body)
  })
})
