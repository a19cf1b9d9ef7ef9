import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bundle } from '../bundle/bundle'

/** Source maps are only for developers: they are stored outside every site, named after the files that they belong to. */
export function writeSourceMaps(folder: string, { maps }: Bundle): void {
  mkdirSync(folder, { recursive: true })
  const known = new Set(readdirSync(folder))
  for (const { name, content } of maps) if (!known.has(name)) writeFileSync(join(folder, name), content)
}
