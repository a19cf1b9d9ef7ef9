import { NavigationType } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { navigation } from '../../runtime/shell/navigation'

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname })

/** A navigation whose router only notes where it is sent. */
function start() {
  const sent: unknown[] = []
  const signals: string[] = []
  const router = async (...to: unknown[]) => void sent.push(to.length === 1 ? to[0] : to)
  const moves = navigation(
    { path: '/m/home', search: '' },
    {
      leaving: () => signals.push('leaving'),
      goingBack: (now) => signals.push(now ? 'going back' : 'arrived'),
    },
  )
  const attach = (path: string, how: NavigationType) => moves.attach(router as never, at(path), how)
  attach('/m/member/home', NavigationType.Pop)
  return { moves, sent, signals, attach }
}

const home = ['/m/home', { replace: true, state: null }]

describe('a change of page while the history goes back', () => {
  it('waits until the history has arrived, for it would replace the wrong entry (F074)', () => {
    const { moves, sent, signals, attach } = start()
    moves.back(1)
    moves.go('/m/home', { replace: true })
    expect([sent, moves.goingBack, moves.moving]).toEqual([[-1], true, true])
    attach('/m/member/home', NavigationType.Pop)
    expect([sent, moves.goingBack]).toEqual([[-1, home], false])
    expect(signals).toEqual(['going back', 'arrived', 'leaving'])
  })

  it('is not let go by a change that is no step of the history', () => {
    const { moves, sent, attach } = start()
    moves.back(1)
    moves.go('/m/home', { replace: true })
    attach('/m/member/home', NavigationType.Replace)
    expect([sent, moves.goingBack]).toEqual([[-1], true])
  })

  it('is none when nobody goes anywhere', () => {
    const { moves, sent, attach } = start()
    moves.back(2)
    attach('/m/member/home', NavigationType.Pop)
    expect([sent, moves.goingBack, moves.moving]).toEqual([[-2], false, false])
    moves.go('/m/home', { replace: true })
    expect(sent).toEqual([-2, home])
  })
})
