import { useEffect, useState } from 'react'
import { useSite } from '../../kit/useSite'
import type { LaunchRequest } from '../../rules/games/launch'
import { Failure } from '../../rules/network/failure'
import * as times from '../../tables/times'
import { requestLaunch } from './requestLaunch'

export type LaunchState =
  | { readonly status: 'starting' }
  | { readonly status: 'opened'; readonly url: string }
  | { readonly status: 'failed'; readonly failure: Failure }

const starting: LaunchState = { status: 'starting' }

/**
 * Launches the game when the page opens, and again on demand. Without an address after ten seconds it has failed (E8.09, E9.19);
 * an answer that comes later, or for a page that was left, is dropped (F048, F158).
 */
export function useGameLaunch(
  request: LaunchRequest,
  options: { readonly title: string; readonly backPath: string },
): { readonly state: LaunchState; readonly attempt: number; readonly retry: () => void } {
  const site = useSite()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState(starting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt; another address is another component
  useEffect(() => {
    const controller = new AbortController()
    const end = (next: LaunchState): void => {
      if (controller.signal.aborted) return
      stop()
      setState(next)
    }
    const stop = site.browser.clock.after(times.gameLaunch, () => {
      end({ status: 'failed', failure: new Failure('timeout', { call: 'launchGame' }) })
      controller.abort()
    })
    requestLaunch(site, request, { ...options, signal: controller.signal }).then(
      (url) => end({ status: 'opened', url }),
      (error: unknown) =>
        end({ status: 'failed', failure: error instanceof Failure ? error : new Failure('network') }),
    )
    return () => {
      stop()
      controller.abort()
    }
  }, [attempt])
  return {
    state,
    attempt,
    retry() {
      setState(starting)
      setAttempt(attempt + 1)
    },
  }
}
