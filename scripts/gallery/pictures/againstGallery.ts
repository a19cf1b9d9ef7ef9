import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CommitError, exportCommit } from '../../steps/records/exportCommit'
import {
  buildPictures,
  checkIndex,
  choosePictures,
  indexFile,
  type PictureGalleryOptions,
  replaceGallery,
  temporaryFolder,
} from './buildPictures'
import { comparePictures } from './comparePictures'
import { buildPageFiles, type ChangedPicture, comparisonPage } from './picturePages'

export interface AgainstOptions extends PictureGalleryOptions {
  readonly commit: string
}

const script = 'scripts/gallery.ts'
const ownProject = join(import.meta.dirname, '../../..')

/** Makes the pictures as they were at a commit and as they are, and writes those that differ. Throws a CommitError or a GalleryError. */
export async function buildAgainst(options: AgainstOptions): Promise<readonly ChangedPicture[]> {
  const { root, commit, out, stream } = options
  checkIndex(out)
  await choosePictures(options)
  const folder = temporaryFolder()
  try {
    const former = exportCommit(root, commit, folder)
    const folders = {
      before: join(folder, 'before'),
      after: join(folder, 'after'),
      out: join(folder, 'made'),
    }
    stream.write(`Making the pictures of ${commit}.\n`)
    await buildFormer(former, folders.before, options)
    await buildPictures({ ...options, out: folders.after })
    mkdirSync(folders.out)
    const changed = await comparePictures(folders)
    for (const [name, text] of await buildPageFiles()) writeFileSync(join(folders.out, name), text)
    writeFileSync(join(folders.out, indexFile), comparisonPage(changed, commit))
    replaceGallery(folders.out, out)
    return changed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A commit's pictures are taken by its own code; those of a commit without it, by this one's. */
async function buildFormer(project: string, out: string, options: AgainstOptions): Promise<void> {
  const takesPictures = existsSync(join(project, 'scripts/gallery/pictures'))
  const loader = createRequire(import.meta.url).resolve('tsx')
  const chosen = (['pages', 'states', 'languages'] as const).flatMap((name) =>
    options[name] === undefined ? [] : [`--${name}`, options[name]],
  )
  // A merchant or a page that the commit does not have is new, and no mistake.
  const merchants = options.merchants
    ?.split(',')
    .filter((code) => existsSync(join(project, 'merchants', code.trim())))
  if (merchants?.length === 0) return
  const args = [...chosen, ...(merchants ? ['--merchants', merchants.join()] : []), '--out', out]
  const taking = promisify(execFile)(
    process.execPath,
    ['--import', loader, join(takesPictures ? project : ownProject, script), ...args],
    { cwd: project, maxBuffer: 1 << 26 },
  )
  process.once('exit', () => taking.child.kill())
  try {
    await taking
  } catch (error) {
    const printed = (error as { readonly stderr?: string }).stderr?.trim()
    throw new CommitError(`The pictures of ${options.commit} could not be made: ${printed || error}`)
  }
}
