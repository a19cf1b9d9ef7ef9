import type { FailureNotice, ResultOf } from '../contract/overlays'
import type { Site } from '../contract/site'
import { typedUserNameAtom } from '../state/login'
import { openOverlaysAtom } from '../state/overlays'
import { type Remedy, remedies } from '../tables/remedies'
import type { OverlayManager } from './overlayManager'

/** Where trying again is impossible, customer service helps. */
function possibleRemedy({ remedy, retry }: FailureNotice): Remedy | undefined {
  const repeats = remedy !== undefined && !('opens' in remedies[remedy])
  return repeats && !retry ? 'support' : remedy
}

/** Opens notices. A message that is already open is not opened again: one cause never shows two dialogs. */
export function createNoticeOpener(overlays: OverlayManager, store: Site['store']) {
  const openNotices = new Map<string, Promise<ResultOf<'notice'>>>()

  function carryOut(remedy: Remedy, retry: (() => void) | undefined): void {
    const row = remedies[remedy]
    if (!('opens' in row)) retry?.()
    else if (row.opens === 'forgottenPassword')
      void overlays.open(row.opens, { userName: store.get(typedUserNameAtom) })
    // A form that is already open below the notice is enough.
    else if (!store.get(openOverlaysAtom).some(({ id, leaving }) => id === row.opens && !leaving))
      void overlays.open(row.opens)
  }

  return (failureNotice: FailureNotice): Promise<ResultOf<'notice'>> => {
    const open = openNotices.get(failureNotice.message)
    if (open) return open
    const { retry, code, ...notice } = failureNotice
    const remedy = possibleRemedy(failureNotice)
    const row = remedy && remedies[remedy]
    const closed = overlays.open('notice', {
      ...notice,
      ...(row && 'advice' in row ? { advice: row.advice } : {}),
      ...(row ? { other: row.button } : {}),
      ...(row?.hasCode && code !== undefined ? { code } : {}),
    })
    openNotices.set(notice.message, closed)
    void closed.then((result) => {
      openNotices.delete(notice.message)
      if (result === 'other' && remedy) carryOut(remedy, retry)
    })
    return closed
  }
}
