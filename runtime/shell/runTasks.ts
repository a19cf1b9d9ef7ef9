import type { Stop } from '../browser/browser'
import type { Task } from '../contract/feature'
import { loadCode } from '../kit/code/lazyCode'
import { evaluate } from '../rules/settings/conditions'
import { factsAtom } from '../state/facts'
import { reconnectCountAtom } from '../state/page'
import type { Shell } from './site'

/**
 * Runs each task exactly while its condition holds: with `member`, from login to logout. Code that arrives after the
 * condition has ended is not started; code that failed to load is loaded again when the network or the member is back.
 * Returns a function that stops all tasks.
 */
export function runTasks(site: Shell): Stop {
  const stops = site.features.flatMap((feature) =>
    (feature.tasks ?? []).map((task) => runTask(site, { ...task, when: { all: [feature.when, task.when] } })),
  )
  return () => stops.forEach((stop) => void stop())
}

function runTask(site: Shell, { when, start, waits }: Task): Stop {
  const { line } = site.browser
  let isWaiting = waits !== undefined && line.slow
  let stopRunning: Stop | undefined

  function startRun(): Stop {
    let stopped = false
    let stop: Stop | undefined
    loadCode(site, start).then(
      (module) => {
        if (!stopped) stop = module.default(site)
      },
      () => {
        if (!stopped) stopRunning = undefined
      },
    )
    return () => {
      stopped = true
      stop?.()
    }
  }

  function update(): void {
    const holds = !isWaiting && evaluate(when, site.store.get(factsAtom)) === 'yes'
    if (holds && !stopRunning) stopRunning = startRun()
    if (!holds && stopRunning) {
      stopRunning()
      stopRunning = undefined
    }
  }

  function endWait(): void {
    isWaiting = false
    update()
  }

  update()
  const stops = [
    ...(isWaiting ? [line.whenFree(endWait)] : []),
    site.store.sub(factsAtom, update),
    site.store.sub(reconnectCountAtom, update),
    site.browser.page.onVisible((visible) => visible && update()),
  ]
  return () => {
    for (const stop of stops) stop()
    stopRunning?.()
  }
}
