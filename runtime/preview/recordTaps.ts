import type { BootResult } from '../browser/earlyRequests'

/** The positions of an element and its ancestors among their siblings, from `root` down. */
function pathTo(element: Element, root: Element): number[] {
  const path: number[] = []
  for (let one = element; one !== root && one.parentElement; one = one.parentElement)
    path.unshift([...one.parentElement.children].indexOf(one))
  return path
}

/** Remembers the last button that was tapped: the application presses it when it is there. Links work by themselves. */
export function recordTaps(main: Element, boot: BootResult): void {
  main.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) boot.tap = { path: pathTo(button, main), text: button.textContent ?? '' }
  })
}
