import { describe, expect, it } from 'vitest'
import {
  handleNotificationTap,
  handlePush,
  type PageWindow,
  type PushEnvironment,
} from '../../runtime/worker/pushMessages'

const origin = 'https://www.hongvan.example'
const message = {
  fcmMessageId: 'id-1',
  from: '7',
  notification: { title: 'Draw 118', body: 'You have won' },
  data: { url: '/m/rewardCenter' },
}

interface WindowOptions {
  readonly path?: string
  readonly visible?: boolean
  readonly focused?: boolean
  readonly refusesFocus?: true
  readonly refusesNavigation?: true
}

/** A worker with these windows; records what it does. */
function createWorker(
  windows: readonly WindowOptions[],
  { answers = true, alwaysNotifies = false }: { answers?: boolean; alwaysNotifies?: boolean } = {},
) {
  const done: unknown[] = []
  const pages = windows.map(
    (
      { path = '/m/home', visible = false, focused = false, refusesFocus, refusesNavigation },
      index,
    ): PageWindow => ({
      url: origin + path,
      visibilityState: visible ? 'visible' : 'hidden',
      focused,
      postMessage: () => undefined,
      async focus() {
        if (refusesFocus) throw new TypeError('Not allowed to focus')
        done.push(`focus ${index}`)
      },
      async navigate(to) {
        if (refusesNavigation) throw new TypeError('Not controlled')
        done.push(`navigate ${index} ${to}`)
      },
    }),
  )
  const environment: PushEnvironment = {
    origin,
    alwaysNotifies,
    windows: async () => pages,
    openWindow: async (path) => void done.push(`open ${path}`),
    showNotification: async (title, options) => void done.push({ title, ...options }),
    async ask(window, asked) {
      done.push(`ask ${pages.indexOf(window)} ${asked.type === 'openPage' ? asked.path : asked.type}`)
      return answers
    },
  }
  return { done, environment }
}

const shown = {
  title: 'Draw 118',
  body: 'You have won',
  dir: 'auto',
  tag: 'id-1',
  data: { path: '/m/rewardCenter' },
}

describe('a push message', () => {
  it.each([
    ['without a window', []],
    ['while the site is hidden', [{}]],
    ['while another page of the host is visible', [{ path: '/other', visible: true }]],
  ])('is shown %s (E1.07)', async (_, windows: readonly WindowOptions[]) => {
    const { done, environment } = createWorker(windows)
    await handlePush(message, environment)
    expect(done).toEqual([shown])
  })

  it.each([
    ['goes to the visible pages instead', true, []],
    ['is shown when the visible pages are just starting, or being left', false, [shown]],
  ])('%s (E1.07)', async (_, answers, notifications) => {
    const { done, environment } = createWorker([{}, { visible: true }, { visible: true }], { answers })
    await handlePush(message, environment)
    expect(done).toEqual(['ask 1 showMessage', 'ask 2 showMessage', ...notifications])
  })

  it('is always shown where the browser insists on it', async () => {
    const { done, environment } = createWorker([{ visible: true }], { alwaysNotifies: true })
    await handlePush(message, environment)
    expect(done).toEqual([shown])
  })

  it.each([undefined, 'text', {}, { notification: {} }])('without words is ignored: %j', async (raw) => {
    const { done, environment } = createWorker([])
    await handlePush(raw, environment)
    expect(done).toEqual([])
  })
})

describe('a tap on a notification', () => {
  const data = { path: '/m/rewardCenter' }
  it.each<[string, readonly WindowOptions[], unknown, boolean, readonly string[]]>([
    ['opens a window', [], data, true, ['open /m/rewardCenter']],
    ['opens the site when it leads nowhere', [], {}, true, ['open /m/']],
    ['is answered by the page', [{}], data, true, ['focus 0', 'ask 0 /m/rewardCenter']],
    [
      'navigates a page that does not answer',
      [{}],
      data,
      false,
      ['focus 0', 'ask 0 /m/rewardCenter', 'navigate 0 /m/rewardCenter'],
    ],
    [
      'opens a window when that is refused',
      [{ refusesFocus: true, refusesNavigation: true }],
      data,
      false,
      ['ask 0 /m/rewardCenter', 'open /m/rewardCenter'],
    ],
    ['only brings the site to the front when it leads nowhere', [{}], null, true, ['focus 0']],
    [
      'prefers the window that has the focus',
      [{}, { visible: true }, { visible: true, focused: true }],
      data,
      true,
      ['focus 2', 'ask 2 /m/rewardCenter'],
    ],
    ['leaves other pages of the host alone', [{ path: '/other' }], data, true, ['open /m/rewardCenter']],
    ['leads to no other site', [{}], { path: 'https://evil.example/m/home' }, true, ['focus 0']],
  ])('%s (E1.07)', async (_, windows, tapped, answers, expected) => {
    const { done, environment } = createWorker(windows, { answers })
    await handleNotificationTap(tapped, environment)
    expect(done).toEqual(expected)
  })
})
