import { vi } from 'vitest'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { find, get } from '../../support/screen'
import { actAndSettle, type RunningSite, type SiteOptions, startSite } from '../../support/site'

export const { miniGame: texts } = english

/** The area between the bars, and the size of the button; the test's window has no layout. */
export function setLayout(area: { width: number; height: number }, size = 64): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(size)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(size)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 56, area.width, area.height),
  )
}

export const portrait = { width: 360, height: 527 }
export const landscape = { width: 640, height: 247 }

type Flags = { LOTTMINIGAME3?: boolean | 'server'; SEALOTTMINIGAME3?: boolean | 'server' }

/** Starts a site whose mini game is not ready yet; a member is logged in, unless there is another session. */
export async function start(
  options: SiteOptions = {},
  flags: Flags = { LOTTMINIGAME3: true },
): Promise<RunningSite> {
  setLayout(portrait)
  const running = await startSite({ session: {}, ...options, manifest: { flags, ...options.manifest } })
  // The browser is idle.
  await running.browser.clock.advance(1)
  return running
}

/** The newest frame: the test acts as the mini game in it. */
export function newestFrame({ browser }: RunningSite) {
  const frame = browser.frames.opened.at(-1)
  if (!frame) throw new Error('There is no frame')
  return frame
}

/** The frame's page, and the script that works, answer as they should. */
export async function becomeReady(running: RunningSite): Promise<void> {
  const frame = newestFrame(running)
  await actAndSettle(() => frame.emit({ type: 'hello' }))
  await actAndSettle(() => frame.emit({ type: 'ready' }))
}

export async function startReady(options?: SiteOptions, flags?: Flags): Promise<RunningSite> {
  const running = await start(options, flags)
  await becomeReady(running)
  return running
}

export const button = (): HTMLElement => get('button', texts.title)
export const hasButton = (): boolean => find('button', texts.title) !== undefined
export const isOpen = (): boolean => button().getAttribute('aria-expanded') === 'true'

/** Where the button is. */
export function buttonPoint(): number[] {
  const [, x, y] =
    /translate\(min\((.+?)px, .+, min\((.+?)px, /.exec(
      document.querySelector<HTMLElement>('.MiniGameButton')?.style.transform ?? '',
    ) ?? []
  return [Number(x), Number(y)]
}

/** A tap with a mouse, a finger, a key or a screen reader. */
export const tapButton = (): Promise<void> => actAndSettle(() => button().click())

/** A tap after the time in which it does not count. */
export async function tapButtonLater({ browser }: RunningSite): Promise<void> {
  await browser.clock.advance(times.miniGameTap)
  await tapButton()
}

const pointer = (type: string, x: number, y: number, pointerId = 1): Promise<void> =>
  actAndSettle(() =>
    button().dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: y,
        pointerId,
        button: 0,
        bubbles: true,
        cancelable: true,
      }),
    ),
  )

export const pointerDown = (x: number, y: number): Promise<void> => pointer('pointerdown', x, y)
export const pointerMove = (x: number, y: number, id?: number): Promise<void> =>
  pointer('pointermove', x, y, id)
export const pointerCancel = (x: number, y: number): Promise<void> => pointer('pointercancel', x, y)

/** The pointer goes up; browsers send a click, too. */
export async function pointerUp(x: number, y: number): Promise<void> {
  await pointer('pointerup', x, y)
  await tapButton()
}

/** Takes the button at a point and drops it at another. */
export async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await pointerDown(...from)
  await pointerMove(...to)
  await pointerUp(...to)
}
