import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxHttpFile, nginxServerFile } from '../hosting/nginxShared'

/** Writes what the sites of an output folder share: the same files whichever sites are there, so any part of a build may do it. */
export function writeSharedHosting(out: string): void {
  mkdirSync(out, { recursive: true })
  const files = { 'nginx.http.conf': nginxHttpFile(), 'nginx.server.conf': nginxServerFile() }
  for (const [name, content] of Object.entries(files)) {
    const part = join(out, `.${name}.${process.pid}`)
    writeFileSync(part, content)
    renameSync(part, join(out, name))
  }
}
