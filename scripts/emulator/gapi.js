/**
 * Replaces Google's frame library (https://apis.google.com/js/api.js) with as much of `gapi.iframes` as the sign-in
 * library and the emulator's own pages use. A page and a frame of the same origin talk by postMessage.
 */
;(() => {
  /** Distinguishes our messages from others. */
  const mark = 'gapi'

  /** A channel between a page and a frame: messages by name, with replies. */
  class Channel {
    constructor(target) {
      this.target = target
      this.handlers = new Map()
      this.pending = []
      this.callbacks = new Map()
      this.count = 0
      addEventListener('message', (event) => {
        if (event.origin === location.origin && event.source === this.target() && event.data?.mark === mark)
          this.receive(event.data)
      })
    }

    receive(message) {
      if (message.kind === 'ping') this.post({ kind: 'reply', id: message.id })
      else if (message.kind === 'reply') this.handleReply(message)
      else if (this.handlers.has(message.name)) this.handle(message)
      else this.pending.push(message)
    }

    handleReply({ id, value }) {
      const callback = this.callbacks.get(id)
      this.callbacks.delete(id)
      // The sign-in library throws after it has handled a reply, and does not expect anybody to notice.
      try {
        callback?.(value)
      } catch {}
    }

    async handle({ id, name, value }) {
      const result = await this.handlers.get(name)(value)
      this.post({ kind: 'reply', id, value: [result] })
    }

    post(message) {
      this.target()?.postMessage({ mark, ...message }, location.origin)
    }

    request(message, callback) {
      this.count += 1
      const id = `${Math.random()} ${this.count}`
      if (callback) this.callbacks.set(id, callback)
      this.post({ ...message, id })
    }

    register(name, handler) {
      this.handlers.set(name, handler)
      for (const message of this.pending.splice(0)) this.receive(message)
    }

    send(name, value, callback) {
      this.request({ kind: 'message', name, value }, callback)
    }

    restyle() {
      return Promise.resolve()
    }

    /** Nobody replies until the frame has loaded. */
    ping(onReply) {
      return new Promise((resolve) => {
        const timer = setInterval(() => this.request({ kind: 'ping' }, finish), 30)
        const finish = () => {
          clearInterval(timer)
          onReply?.()
          resolve()
        }
      })
    }
  }

  const parentChannel = window.parent === window ? undefined : new Channel(() => window.parent)

  function open({ url, where, attributes: { style, ...attributes } = {} }, onOpen) {
    const frame = document.createElement('iframe')
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
    Object.assign(frame.style, style)
    frame.src = url
    ;(where ?? document.body).append(frame)
    return Promise.resolve(onOpen(new Channel(() => frame.contentWindow)))
  }

  const context = { open, getParentIframe: () => parentChannel }
  const callOnLoad = (options) => (typeof options === 'function' ? options : options.callback)()
  window.gapi = {
    load: (_, options) => setTimeout(callOnLoad, 0, options),
    iframes: { Iframe: Channel, CROSS_ORIGIN_IFRAMES_FILTER: undefined, getContext: () => context },
  }
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  setTimeout(() => {
    if (onload) window[onload]?.()
    window.gapi_onload?.()
  }, 0)
})()
