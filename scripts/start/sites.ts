import { basename } from 'node:path'
import { createHost } from '../host/host'
import type { Platform } from '../platform'
import { certificateFor } from './certificate'
import { type Listening, listen } from './listen'

export interface ServeOptions {
  /** Built sites: dist/<code>. */
  readonly folders: readonly string[]
  /** Answers the calls of all of them. Without one only files are served. */
  readonly platform?: Platform
  /** Kept here when https is wanted. */
  readonly certificateFolder?: string
  readonly log?: (line: string) => void
}

export interface ServedSites {
  /** Merchant code (the folder's name) to "http://127.0.0.1:41234". */
  readonly origins: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** Serves sites that are built, each on an origin of its own on this machine; for tests in a browser. */
export async function serveSites(options: ServeOptions): Promise<ServedSites> {
  const { folders, platform, certificateFolder, log = () => {} } = options
  const servers: (readonly [string, Listening])[] = []
  const certificate = certificateFolder
    ? certificateFor(certificateFolder, ['localhost', '127.0.0.1'])
    : undefined
  for (const folder of folders) {
    const handlers = [...(platform ? [platform.handle] : []), createHost({ folder })]
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
