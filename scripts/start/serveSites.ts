import { basename } from 'node:path'
import type { Platform } from '../platform'
import { createStaticHandler } from '../staticServer/createStaticHandler'
import { certificateFor } from './certificate'
import { listen, type RunningServer } from './listen'

export interface ServeOptions {
  /** Folders of built sites: dist/<code>. */
  readonly folders: readonly string[]
  /** Answers the platform calls of all sites. Without it, only files are served. */
  readonly platform?: Platform
  /** Serves https, with a certificate stored in this folder. */
  readonly certificateFolder?: string
  readonly log?: (line: string) => void
}

export interface ServedSites {
  /** Merchant code (the folder's name) to "http://127.0.0.1:41234". */
  readonly origins: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** Serves built sites, each on its own origin on this machine; for browser tests. */
export async function serveSites(options: ServeOptions): Promise<ServedSites> {
  const { folders, platform, certificateFolder, log = () => {} } = options
  const servers: (readonly [string, RunningServer])[] = []
  const certificate = certificateFolder
    ? certificateFor(certificateFolder, ['localhost', '127.0.0.1'])
    : undefined
  for (const folder of folders) {
    const handlers = [...(platform ? [platform.handle] : []), createStaticHandler({ folder })]
    servers.push([
      basename(folder),
      await listen({ handlers, port: 0, address: '127.0.0.1', certificate, log }),
    ])
  }
  return {
    origins: new Map(servers.map(([code, { origin }]) => [code, origin])),
    async close() {
      await Promise.all(servers.map(([, server]) => server.close()))
    },
  }
}
