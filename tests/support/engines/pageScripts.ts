import { animationsFinished, type Target } from './driver'
import { locate } from './locate'
import { checkTap } from './tapCheck'

/*
 * Sources of functions that wait in the page, because every question from outside costs as much as the page's own work. An
 * attempt is a function that is called with `report`, and calls it with a value, or with null when it is too early.
 */

/** A waiting function reports after so long that it is too early, in milliseconds: a page that goes away may never answer. */
const longestWait = 2000

/** How often a waiting function tries, in milliseconds; a costly attempt takes at most a fifth of the page's time. */
const interval = 30

/** A function that repeats an attempt, also after an error, and passes what it reports to its argument. */
export const waitFor = (attempt: string): string => `(reply) => {
  const start = performance.now()
  let asked = start
  const report = (value) => {
    const now = performance.now()
    if (value !== null || now - start >= ${longestWait}) reply(value)
    else setTimeout(ask, Math.max(${interval}, 4 * (now - asked)))
  }
  const ask = () => {
    asked = performance.now()
    try {
      ;(${attempt})(report)
    } catch {
      report(null)
    }
  }
  ask()
}`

/** An attempt that reports true once an expression is true. */
export const whenTrue = (expression: string): string => `(report) => report((${expression}) ? true : null)`

/** An expression: the only element of a target, or undefined. */
const find = (target: Target): string =>
  `((found) => found.length === 1 ? found[0] : undefined)((${locate})(${JSON.stringify(target)}))`

/** An attempt that reports true once there is exactly one reachable element of a target. */
export const whenPresent = (target: Target): string => whenTrue(find(target))

/**
 * An attempt that runs `act`, which may report something, with `element`. It scrolls the target to the middle, because the driver
 * may leave it under a fixed bar. Then it checks that it has not moved for two frames and is not covered. It counts frames,
 * because a busy page reports the end of an animation before it has painted it, and a tap would miss the button.
 */
const whenStill = (target: Target, isReady: string, act: string): string => `(report) => {
  const findElement = () => ${find(target)}
  const positionOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height]
  }
  const check = (before) => {
    const element = findElement()
    if (!element) return report(null)
    const [left, top, width, height] = positionOf(element)
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
    const isStill = before === String([left, top, width, height]) && ${animationsFinished}
    if (!isStill || !(${isReady})) return report(null)
    ;${act}
  }
  const scrolled = findElement()
  if (!scrolled) return report(null)
  scrolled.scrollIntoView({ block: 'center' })
  const before = String(positionOf(scrolled))
  // A background tab has no animation frames, and nothing moves in it.
  const nextFrame = document.hidden ? (callback) => setTimeout(callback, 20) : requestAnimationFrame
  nextFrame(() => nextFrame(() => check(before)))
}`

/** An attempt that prepares the check of a tap, and reports `result`, once a target can be tapped. */
export const whenTappable = (target: Target, result: string): string =>
  whenStill(target, 'element.contains(topmost)', `(${checkTap})(element); report(${result})`)

/** An attempt that reports `result` once a field can be filled in. */
export const whenFillable = (target: Target, result: string): string =>
  whenStill(target, 'true', `report(${result})`)
