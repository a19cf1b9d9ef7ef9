import type { EarlyActions } from '../network/earlyRequests'

/**
 * Remembers what the visitor does before the application is there, which then continues it (shell/continueActions.ts): buttons of
 * the prerendered page do nothing yet, and what has the focus is replaced (D222). Links work by themselves. Each costs one
 * assignment, so nothing ends it.
 */
export function recordActions(): EarlyActions {
  const actions: EarlyActions = { scrolled: new Map() }
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button) actions.tapped = button
  })
  addEventListener('focusin', ({ target }) => {
    actions.focused = target as Element
  })
  return actions
}
