import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listCodes } from '../../steps/commands/buildReport'
import { CommitError, exportCommit } from '../../steps/records/exportCommit'
import {
  buildPictures,
  checkIndex,
  choosePictures,
  GalleryError,
  indexFile,
  type PictureGalleryOptions,
  replaceGallery,
  temporaryFolder,
} from './buildPictures'
import { comparePictures } from './comparePictures'
import { buildPageFiles, type ChangedPicture, comparisonPage } from './picturePages'
import { readSide } from './readSide'
import { noPicture } from './selectPictures'
import { type Choice, choiceFor, mistakenOf, type Side } from './sideChoice'

export interface AgainstOptions extends PictureGalleryOptions {
  readonly commit: string
}

export interface Comparison {
  readonly changed: readonly ChangedPicture[]
  /** Merchants that are left out, because they have mistakes now, or had them at the commit. */
  readonly mistaken: { readonly before: readonly string[]; readonly after: readonly string[] }
}

const script = 'scripts/gallery.ts'
const ownProject = join(import.meta.dirname, '../../..')

/** Makes the pictures as they were at a commit and as they are, and writes those that differ. Throws a CommitError or a GalleryError. */
export async function buildAgainst(options: AgainstOptions): Promise<Comparison> {
  const { root, commit, out, stream } = options
  checkIndex(out)
  const now = await readSide(root, choosePictures)
  const folder = temporaryFolder()
  try {
    const project = exportCommit(root, commit, folder)
    const past = await readFormerSide(project, commit)
    const [former, current] = [choiceFor(past, now, options), choiceFor(now, past, options)]
    const mistaken = { before: mistakenOf(past, options), after: mistakenOf(now, options) }
    // A mistake in the options is said before anything takes long.
    const isShown = current && (await choosesPictures({ ...options, ...current }))
    const folders = {
      before: join(folder, 'before'),
      after: join(folder, 'after'),
      out: join(folder, 'made'),
    }
    stream.write(`Making the pictures of ${commit}.\n`)
    const wasShown = former && (await buildFormer(project, folders.before, { ...former, commit }))
    if (!isShown && !wasShown) throw new GalleryError(nothingChosen(options, mistaken))
    if (isShown) await buildPictures({ ...options, ...current, out: folders.after })
    mkdirSync(folders.out)
    const changed = await comparePictures(folders)
    for (const [name, text] of await buildPageFiles()) writeFileSync(join(folders.out, name), text)
    writeFileSync(join(folders.out, indexFile), comparisonPage(changed, commit))
    replaceGallery(folders.out, out)
    return { changed, mistaken }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** False where the names are all there, but in no picture together. */
async function choosesPictures(options: PictureGalleryOptions): Promise<boolean> {
  try {
    await choosePictures(options)
    return true
  } catch (error) {
    if (error instanceof GalleryError && error.message.startsWith(noPicture)) return false
    throw error
  }
}

const nothingChosen = ({ commit }: AgainstOptions, mistaken: Comparison['mistaken']): string =>
  [
    `${noPicture}neither this project nor ${commit} has what these options choose.`,
    ...listMistaken(mistaken, commit),
  ].join(' ')

/** Who is left out, in sentences. */
export const listMistaken = (
  { before, after }: Comparison['mistaken'],
  commit: string,
): readonly string[] => [
  ...(after.length > 0 ? [`Left out, because of mistakes (npm run check): ${listCodes(after)}.`] : []),
  ...(before.length > 0 ? [`Left out, because of mistakes at ${commit}: ${listCodes(before)}.`] : []),
]

/** Whose code says what a commit has, and takes its pictures: the commit's own, or this one's where the commit's cannot. */
function codeFor(project: string, isEnough: RegExp): string {
  const file = join(project, 'scripts/gallery/pictures/buildPictures.ts')
  return existsSync(file) && isEnough.test(readFileSync(file, 'utf8')) ? project : ownProject
}

async function readFormerSide(project: string, commit: string): Promise<Side> {
  const code = codeFor(project, /^export .*\bchoosePictures\b/m)
  const file = join(import.meta.dirname, 'printSide.ts')
  const { stdout } = await runFormer({ project, commit, code }, file, code)
  return JSON.parse(stdout) as Side
}

/** Returns whether there are any. */
async function buildFormer(
  project: string,
  out: string,
  { commit, ...choice }: Choice & { readonly commit: string },
): Promise<boolean> {
  const args = Object.entries(choice).flatMap(([name, text]) =>
    text === undefined ? [] : [`--${name}`, text],
  )
  const code = codeFor(project, /./)
  try {
    await runFormer({ project, commit, code }, join(code, script), ...args, '--out', out)
    return true
  } catch (error) {
    if (error instanceof CommitError && error.message.includes(`: ${noPicture}`)) return false
    throw error
  }
}

/** Runs a file in the project of a commit. The loader compiles JSX only as the configuration beside the code says. */
async function runFormer(
  { project, commit, code }: { readonly project: string; readonly commit: string; readonly code: string },
  file: string,
  ...args: readonly string[]
) {
  const loader = createRequire(import.meta.url).resolve('tsx')
  const configuration = join(code, 'tsconfig.json')
  const running = promisify(execFile)(process.execPath, ['--import', loader, file, ...args], {
    cwd: project,
    maxBuffer: 1 << 26,
    env: { ...process.env, ...(existsSync(configuration) && { TSX_TSCONFIG_PATH: configuration }) },
  })
  const stop = () => running.child.kill()
  process.once('exit', stop)
  try {
    return await running
  } catch (error) {
    const printed = (error as { readonly stderr?: string }).stderr?.trim()
    throw new CommitError(`The pictures of ${commit} could not be made: ${printed || error}`)
  } finally {
    process.off('exit', stop)
  }
}
