import { setTimeout as pause } from 'node:timers/promises'
import type { Platform } from '../platform'
import type { Certificate } from '../start/certificate'
import { listen, type RunningServer } from '../start/listen'
import { createStaticHandler, type RequestHandler } from '../staticServer/createStaticHandler'
import { platformDelay } from './profiles'

export interface BenchHostOptions {
  /** A built site. */
  readonly folder: string
  readonly floors: RequestHandler
  readonly platform: Platform
  /** HTTP/2 with it, HTTP/1.1 without. */
  readonly certificate?: Certificate
  /** How long the platform takes for a reply, in milliseconds. */
  readonly delay?: number
}

/** Serves a site, its floors and its platform on one origin. */
export const startBenchHost = (options: BenchHostOptions): Promise<RunningServer> => {
  const { folder, floors, platform, certificate, delay = platformDelay } = options
  const slowPlatform: RequestHandler = async (request, response) => {
    if (request.url?.startsWith('/m/')) return false
    await pause(delay)
    return platform.handle(request, response)
  }
  return listen({
    handlers: [floors, slowPlatform, createStaticHandler({ folder })],
    port: 0,
    address: '127.0.0.1',
    certificate,
    http2: certificate !== undefined,
    log: console.error,
  })
}
