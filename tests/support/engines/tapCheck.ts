/**
 * Source of a function that blocks all events of the next tap that do not hit its element: a page may grow between the moment in
 * which a tap is aimed and the tap, and a person would look again. `globalThis.tapMissed` is true until the tap has hit it. A
 * navigation removes the check.
 */
export const checkTap = `(element) => {
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const check = (event) => {
    const isHit = event.composedPath().includes(element)
    if (isHit && event.type === 'click') {
      globalThis.tapMissed = false
      controller.abort()
    }
    if (isHit) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  globalThis.tapCheck?.abort()
  const controller = (globalThis.tapCheck = new AbortController())
  globalThis.tapMissed = true
  for (const type of types) addEventListener(type, check, { capture: true, signal: controller.signal })
}`

/** True when the last tap has hit its element, or has led to another page. */
export const tapHasHit = 'globalThis.tapMissed !== true'
