/**
 * Stands in for Google's frame library (https://apis.google.com/js/api.js): as much of `gapi.iframes` as the sign-in
 * library and the emulator's own pages use. Messages go by postMessage between a page and a frame of the same origin.
 */
;(() => {
  /** Marks our messages among others'. */
  const mark = 'gapi'

  /** A line between a page and a frame: messages by name, with answers. */
  class Line {
    constructor(target) {
      this.target = target
      this.handlers = new Map()
      this.waiting = []
      this.answers = new Map()
      this.count = 0
      addEventListener('message', (event) => {
        if (event.origin === location.origin && event.source === this.target() && event.data?.mark === mark)
          this.heard(event.data)
      })
    }

    heard(message) {
      if (message.kind === 'ping') this.post({ kind: 'answer', id: message.id })
      else if (message.kind === 'answer') this.answered(message)
      else if (this.handlers.has(message.name)) this.handle(message)
      else this.waiting.push(message)
    }

    answered({ id, value }) {
      const answer = this.answers.get(id)
      this.answers.delete(id)
      // The sign-in library throws after it has taken an answer, and expects nobody to mind.
      try {
        answer?.(value)
      } catch {}
    }

    async handle({ id, name, value }) {
      const result = await this.handlers.get(name)(value)
      this.post({ kind: 'answer', id, value: [result] })
    }

    post(message) {
      this.target()?.postMessage({ mark, ...message }, location.origin)
    }

    ask(message, answer) {
      this.count += 1
      const id = `${Math.random()} ${this.count}`
      if (answer) this.answers.set(id, answer)
      this.post({ ...message, id })
    }

    register(name, handler) {
      this.handlers.set(name, handler)
      for (const message of this.waiting.splice(0)) this.heard(message)
    }

    send(name, value, answer) {
      this.ask({ kind: 'message', name, value }, answer)
    }

    restyle() {
      return Promise.resolve()
    }

    /** Until the frame has loaded nobody is there to answer. */
    ping(answered) {
      return new Promise((resolve) => {
        const again = setInterval(() => this.ask({ kind: 'ping' }, there), 30)
        const there = () => {
          clearInterval(again)
          answered?.()
          resolve()
        }
      })
    }
  }

  const parentLine = window.parent === window ? undefined : new Line(() => window.parent)

  function open({ url, where, attributes: { style, ...attributes } = {} }, opened) {
    const frame = document.createElement('iframe')
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
    Object.assign(frame.style, style)
    frame.src = url
    ;(where ?? document.body).append(frame)
    return Promise.resolve(opened(new Line(() => frame.contentWindow)))
  }

  const context = { open, getParentIframe: () => parentLine }
  const isReady = (options) => (typeof options === 'function' ? options : options.callback)()
  window.gapi = {
    load: (_, options) => setTimeout(isReady, 0, options),
    iframes: { Iframe: Line, CROSS_ORIGIN_IFRAMES_FILTER: undefined, getContext: () => context },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  setTimeout(() => {
    if (onload) window[onload]?.()
    window.gapi_onload?.()
  }, 0)
})()
