import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { events } from '../../../runtime/tables/tracking'
import { contentHash } from '../assets/hashes'
import { replaceFile } from '../assets/replaceFile'
import { findReads, type Reads } from './findReads'
import { eventGroup } from './nameGroups'
import { openProject } from './openProject'
import { type CodeFile, canRead, readCode } from './sourceFiles'

const config = 'scripts/steps/readers/readers.tsconfig.json'

/** What is found is kept with a hash of all code, so that it is found again only when some code has changed. */
const placeOfKnown = '.cache/readers.json'

/** The reads of a project's code; none where the project has no code of its own. */
export async function readsOfProject(root: string): Promise<Reads> {
  if (!existsSync(join(root, config))) return { shapes: {}, byName: {}, asWhole: {} }
  const code = await readCode(root)
  const key = await keyOf(root, code)
  const path = join(root, placeOfKnown)
  const known = readKnown(path)
  if (known?.key === key) return known.reads
  // The compiler names files by what links lead to.
  const project = openProject(realpathSync(root), config)
  try {
    const files = code.map(({ file }) => file).filter(canRead)
    const reads = findReads(project, files, { [eventGroup]: Object.keys(events) })
    keep(path, { key, reads })
    return reads
  } finally {
    project.close()
  }
}

interface Known {
  readonly key: string
  readonly reads: Reads
}

/** All code is of one program, and so is what the packages declare. */
async function keyOf(root: string, code: readonly CodeFile[]): Promise<string> {
  const others = ['tsconfig.json', config, 'package-lock.json', 'node_modules/.package-lock.json']
  const texts = await Promise.all(
    others.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8').catch(() => '') })),
  )
  return contentHash(Buffer.from(JSON.stringify([...code, ...texts].map(({ file, text }) => [file, text]))))
}

function readKnown(path: string): Known | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Known
  } catch {
    // There is none, or it cannot be read: then the code is read.
    return undefined
  }
}

/** What cannot be kept is found again the next time. */
function keep(path: string, known: Known): void {
  try {
    mkdirSync(join(path, '..'), { recursive: true })
    replaceFile(path, JSON.stringify(known))
  } catch {}
}
