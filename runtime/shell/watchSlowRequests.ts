import type { Clock, Http } from '../browser/browser'
import * as times from '../tables/times'

/** Reports each request that takes long, and its end: +1, and then -1. */
export const watchSlowRequests = (http: Http, clock: Clock, onChange: (change: 1 | -1) => void): Http => ({
  async send(request) {
    let isSlow = false
    const stop = clock.after(times.slowThreshold, () => {
      isSlow = true
      onChange(1)
    })
    try {
      return await http.send(request)
    } finally {
      stop()
      if (isSlow) onChange(-1)
    }
  },
})
