import { useEffect, useState } from 'react'
import { enterFullscreen, leaveFullscreen, onFullscreenEnd } from '../../browser/page/fullscreen'

/**
 * The game alone on the screen: without our bar, and without the browser's where it can (E2.68). It ends with the page, and with
 * whatever ends it in the browser.
 */
export function useFullscreen() {
  const [active, setActive] = useState(false)
  useEffect(() => {
    if (!active) return
    const stop = onFullscreenEnd(() => setActive(false))
    return () => {
      stop()
      leaveFullscreen()
    }
  }, [active])
  return {
    active,
    enter() {
      setActive(true)
      void enterFullscreen()
    },
    leave: () => setActive(false),
  }
}
