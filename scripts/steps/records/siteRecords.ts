import { lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, parseJson } from '../../../runtime/rules/network/read'
import { contentHash, shortHash } from '../assets/hashes'
import { replaceFile } from '../assets/replaceFile'
import { siteFilesPath } from '../site/sitePaths'

/** What a site was built from: a hash of each input, by a name for people. */
export type SiteInputs = Readonly<Record<string, string>>

/** What a build remembers of a site that it has written. */
export interface SiteRecord {
  readonly inputs: SiteInputs
  /** The names, sizes and times of its files, as a hash. */
  readonly files: string
  readonly pages: number
  readonly features: readonly string[]
  readonly firstLoadBytes: number
}

/** The records of the sites in an output folder. */
export interface SiteRecords {
  read(code: string): SiteRecord | undefined
  write(code: string, record: SiteRecord): void
}

export function openSiteRecords(root: string, out: string): SiteRecords {
  const folder = join(root, '.cache/builds', shortHash(out))
  const pathOf = (code: string): string => join(folder, `${code}.json`)
  return {
    read(code) {
      try {
        const record = parseJson(readFileSync(pathOf(code), 'utf8'))
        return isRecord(record) && isRecord(record.inputs) ? (record as unknown as SiteRecord) : undefined
      } catch {
        // There is none, or it cannot be read: then the site is built.
        return undefined
      }
    },
    write(code, record) {
      try {
        mkdirSync(folder, { recursive: true })
        replaceFile(pathOf(code), JSON.stringify(record))
      } catch {
        // The site is there already. What cannot be saved is built again the next time.
      }
    },
  }
}

/**
 * The names, sizes and times of the files that a build wrote into a site, as a hash; undefined when one is missing. An edited file
 * has another one, and so has a site that another build has replaced.
 */
export function stateOfFiles(folder: string): string | undefined {
  try {
    const paths = readFileSync(join(folder, siteFilesPath), 'utf8').split('\n').filter(Boolean)
    const lines = paths.map((path) => {
      const { size, mtimeMs } = lstatSync(`${folder}/${path}`)
      return `${path} ${size} ${mtimeMs}`
    })
    return contentHash(Buffer.from(lines.join('\n')))
  } catch {
    return undefined
  }
}

/** The names of the inputs that differ; every name when there is no earlier build. */
export const changedInputs = (before: SiteInputs | undefined, now: SiteInputs): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(now)])].filter(
    (name) => before?.[name] !== now[name],
  )
