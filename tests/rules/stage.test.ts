import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onTop, stage, type Wish } from '../../runtime/rules/stage'
import { type OverlayId, type OverlayRow, overlays } from '../../runtime/tables/overlays'

const ids = Object.keys(overlays) as OverlayId[]
const laneOf = ({ id }: Wish): OverlayRow['lane'] => overlays[id].lane

const wishes = fc
  .array(fc.constantFrom(...ids), { maxLength: 12 })
  .chain((some) =>
    fc.shuffledSubarray(some.map((id, index): Wish => ({ id, key: `${id}-${index}`, opened: index }))),
  )

const wish = (id: OverlayId, opened: number): Wish => ({ id, key: `${id}-${opened}`, opened })

describe('the stage', () => {
  it('is empty when nobody wishes anything', () => {
    const empty = stage([])
    expect(empty).toEqual({ takeover: undefined, dialogs: [], prompt: undefined, toast: undefined })
    expect(onTop(empty)).toBeUndefined()
  })

  it('stacks dialogs by age, the youngest on top', () => {
    const staged = stage([wish('notice', 3), wish('login', 1), wish('support', 2)])
    expect(staged.dialogs.map(({ id }) => id)).toEqual(['login', 'support', 'notice'])
    expect(onTop(staged)?.id).toBe('notice')
  })

  it('shows one toast at a time, the older first, and leaves the attention with the page', () => {
    const staged = stage([wish('toast', 2), wish('toast', 1)])
    expect(staged.toast?.key).toBe('toast-1')
    expect(onTop(staged)).toBeUndefined()
  })

  it('does not ask for the order of the wishes', () => {
    fc.assert(
      fc.property(wishes, (some) => {
        expect(stage([...some].reverse())).toEqual(stage(some))
      }),
    )
  })

  it('lets one takeover cover all, and no prompt stand with a dialog (F152)', () => {
    fc.assert(
      fc.property(wishes, (some) => {
        const staged = stage(some)
        if (staged.takeover) expect([onTop(staged), staged.prompt]).toEqual([staged.takeover, undefined])
        if (staged.dialogs.length > 0) expect(staged.prompt).toBeUndefined()
      }),
    )
  })

  it('shows nothing that nobody wished, and puts each into its lane', () => {
    fc.assert(
      fc.property(wishes, (some) => {
        const { takeover, dialogs, prompt, toast } = stage(some)
        for (const [lane, shown] of [
          ['takeover', takeover],
          ['prompt', prompt],
          ['toast', toast],
          ...dialogs.map((dialog) => ['dialog', dialog] as const),
        ] as const) {
          if (!shown) continue
          expect(some).toContain(shown)
          expect(laneOf(shown)).toBe(lane)
        }
      }),
    )
  })

  it('always shows a wish when there is one', () => {
    fc.assert(
      fc.property(wishes, (some) => {
        const staged = stage(some)
        expect(onTop(staged) !== undefined || staged.toast !== undefined).toBe(some.length > 0)
      }),
    )
  })
})
