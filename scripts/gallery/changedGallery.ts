import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CommitError, exportCommit } from '../steps/records/exportCommit'
import { buildGallery, type GalleryOptions } from './buildGallery'
import { type ChangedPage, compareGalleries, readGallery, writeComparison } from './compareGalleries'

export interface ChangedGalleryOptions extends GalleryOptions {
  readonly commit: string
}

/** Builds the gallery as it was at a commit and as it is, and writes the pages that differ. Throws a CommitError. */
export async function buildChangedGallery(options: ChangedGalleryOptions): Promise<readonly ChangedPage[]> {
  const { root, out, commit, stream } = options
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gallery-')))
  try {
    const galleries = { before: join(folder, 'before'), after: join(folder, 'after') }
    const former = exportCommit(root, commit, folder)
    stream.write(`building the gallery of ${commit}\n`)
    await buildFormerGallery(former, galleries.before, commit)
    await buildGallery({ ...options, out: galleries.after })
    const pages = compareGalleries(readGallery(galleries.before), readGallery(galleries.after))
    writeComparison(pages, galleries, out)
    return pages
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const script = 'scripts/gallery.ts'
const ownProject = join(import.meta.dirname, '../..')

/** A commit's gallery is built by its own code; that of a project without code, by this one's. */
async function buildFormerGallery(project: string, out: string, commit: string): Promise<void> {
  const owner = existsSync(join(project, script)) ? project : ownProject
  const only = existsSync(join(owner, 'scripts/gallery/pictures')) ? ['--components'] : []
  const loader = createRequire(import.meta.url).resolve('tsx')
  try {
    await promisify(execFile)(
      process.execPath,
      ['--import', loader, join(owner, script), ...only, '--out', out],
      {
        cwd: project,
      },
    )
  } catch (error) {
    const printed = (error as { readonly stderr?: string }).stderr?.trim()
    throw new CommitError(`The gallery of ${commit} could not be built: ${printed || error}`)
  }
}
