import { describe, expect, it } from 'vitest'
import {
  arrangeOverlays,
  type OverlayRequest,
  topOverlay,
} from '../../../runtime/rules/system/arrangeOverlays'
import { type OverlayId, type OverlayRow, overlays } from '../../../runtime/tables/overlays'
import fc from '../../support/properties'

const ids = Object.keys(overlays) as OverlayId[]
const laneOf = ({ id }: OverlayRequest): OverlayRow['lane'] => overlays[id].lane

const anyRequests = fc
  .array(fc.constantFrom(...ids), { maxLength: 12 })
  .chain((requests) =>
    fc.shuffledSubarray(
      requests.map((id, index): OverlayRequest => ({ id, key: `${id}-${index}`, opened: index })),
    ),
  )

const request = (id: OverlayId, opened: number): OverlayRequest => ({ id, key: `${id}-${opened}`, opened })

describe('the arranged overlays', () => {
  it('are empty without requests', () => {
    const empty = arrangeOverlays([])
    expect(empty).toEqual({ takeover: undefined, dialogs: [], prompt: undefined, toast: undefined })
    expect(topOverlay(empty)).toBeUndefined()
  })

  it('stack dialogs by age, the newest on top', () => {
    const arranged = arrangeOverlays([request('notice', 3), request('login', 1), request('support', 2)])
    expect(arranged.dialogs.map(({ id }) => id)).toEqual(['login', 'support', 'notice'])
    expect(topOverlay(arranged)?.id).toBe('notice')
  })

  it('show the takeover with the highest priority, whatever its age (F152)', () => {
    const arranged = arrangeOverlays([request('offline', 1), request('denied', 3), request('maintenance', 2)])
    expect(arranged.takeover?.id).toBe('denied')
  })

  it('show one toast at a time, the oldest first, and leave the focus on the page', () => {
    const arranged = arrangeOverlays([request('toast', 2), request('toast', 1)])
    expect(arranged.toast?.key).toBe('toast-1')
    expect(topOverlay(arranged)).toBeUndefined()
  })

  it('do not depend on the order of the requests', () => {
    fc.assert(
      fc.property(anyRequests, (requests) => {
        expect(arrangeOverlays([...requests].reverse())).toEqual(arrangeOverlays(requests))
      }),
    )
  })

  it('have one takeover on top, and no prompt beside a dialog (F152)', () => {
    fc.assert(
      fc.property(anyRequests, (requests) => {
        const arranged = arrangeOverlays(requests)
        if (arranged.takeover)
          expect([topOverlay(arranged), arranged.prompt]).toEqual([arranged.takeover, undefined])
        if (arranged.dialogs.length > 0) expect(arranged.prompt).toBeUndefined()
      }),
    )
  })

  it('show the prompt with the highest priority, and one only (E4.14, F152)', () => {
    fc.assert(
      fc.property(anyRequests, (requests) => {
        const { prompt } = arrangeOverlays(requests)
        if (!prompt) return
        for (const other of requests.filter((one) => laneOf(one) === 'prompt'))
          expect(ids.indexOf(prompt.id)).toBeLessThanOrEqual(ids.indexOf(other.id))
      }),
    )
  })

  it('come back one by one: maintenance, then the dialogs from the top, then the prompts (E4.14, F152)', () => {
    fc.assert(
      fc.property(anyRequests, (requests) => {
        const lanes: string[] = []
        for (let open = requests; open.length > 0; ) {
          const arranged = arrangeOverlays(open)
          const top = topOverlay(arranged) ?? arranged.toast
          if (!top) break
          lanes.push(laneOf(top))
          open = open.filter((one) => one !== top)
        }
        const rank = ['takeover', 'dialog', 'prompt', 'toast']
        expect(lanes).toEqual([...lanes].sort((a, b) => rank.indexOf(a) - rank.indexOf(b)))
      }),
    )
  })

  it('contain only requested overlays, each in its lane', () => {
    fc.assert(
      fc.property(anyRequests, (requests) => {
        const { takeover, dialogs, prompt, toast } = arrangeOverlays(requests)
        for (const [lane, shown] of [
          ['takeover', takeover],
          ['prompt', prompt],
          ['toast', toast],
          ...dialogs.map((dialog) => ['dialog', dialog] as const),
        ] as const) {
          if (!shown) continue
          expect(requests).toContain(shown)
          expect(laneOf(shown)).toBe(lane)
        }
      }),
    )
  })

  it('always show something when there is a request', () => {
    fc.assert(
      fc.property(anyRequests, (requests) => {
        const arranged = arrangeOverlays(requests)
        expect(topOverlay(arranged) !== undefined || arranged.toast !== undefined).toBe(requests.length > 0)
      }),
    )
  })
})
