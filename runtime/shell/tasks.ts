import type { Stop } from '../browser/browser'
import type { Task } from '../contract/feature'
import { loadCode } from '../contract/lazyCode'
import { evaluate } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import { reconnectCountAtom } from '../state/page'
import type { Shell } from './site'

/**
 * Runs each task exactly while its condition holds: with `member`, from login to logout. Code that comes after the
 * condition has ended is not started; code that did not come is asked for again when the line or the member is back.
 * Returns what stops them all.
 */
export function runTasks(site: Shell): Stop {
  const stops = site.features.flatMap((feature) =>
    (feature.tasks ?? []).map((task) => runTask(site, { ...task, when: { all: [feature.when, task.when] } })),
  )
  return () => stops.forEach((stop) => void stop())
}

function runTask(site: Shell, { when, start }: Task): Stop {
  let running: Stop | undefined

  function begin(): Stop {
    let stopped = false
    let stop: Stop | undefined
    loadCode(site, start).then(
      (module) => {
        if (!stopped) stop = module.default(site)
      },
      () => {
        if (!stopped) running = undefined
      },
    )
    return () => {
      stopped = true
      stop?.()
    }
  }

  function weighAgain(): void {
    const holds = evaluate(when, site.store.get(factsAtom)) === 'yes'
    if (holds && !running) running = begin()
    if (!holds && running) {
      running()
      running = undefined
    }
  }

  weighAgain()
  const stops = [
    site.store.sub(factsAtom, weighAgain),
    site.store.sub(reconnectCountAtom, weighAgain),
    site.edge.page.onVisible((visible) => visible && weighAgain()),
  ]
  return () => {
    for (const stop of stops) stop()
    running?.()
  }
}
