import { join, resolve } from 'node:path'
import { buildGallery } from './gallery/buildGallery'
import { buildChangedGallery } from './gallery/changedGallery'
import { indexFile, isGallery } from './gallery/compareGalleries'
import { buildAgainst, listMistaken } from './gallery/pictures/againstGallery'
import { buildPictures, GalleryError, isPictureGallery } from './gallery/pictures/buildPictures'
import { listChanges } from './gallery/pictures/picturePages'
import { stateNames } from './gallery/pictures/pictureStates'
import { listCodes } from './steps/commands/buildReport'
import { readArguments } from './steps/commands/readArguments'
import { CommitError } from './steps/records/exportCommit'
import { galleryFolder } from './steps/site/sitePaths'
import { galleryProblem } from './steps/stamp/outputFolder'

/**
 * `npm run gallery [-- --merchants ...] [--pages ...] [--states ...] [--languages ...] [--against commit]`: pictures of every brand's
 * pages on a phone, in light and dark, and a page of all components, to look at and to send to the brand's owner.
 */
const root = process.cwd()
const { values } = readArguments({
  usage:
    'npm run gallery [-- --merchants codes] [--pages names] [--states names] [--languages codes] [--against commit] [--out folder]',
  summary:
    "Takes pictures of the brands' pages at 360 x 640, in light and dark, with the simulator's members of the brand's country, and writes a folder to look at: index.html shows and finds them all, without a server.",
  words: 0,
  options: {
    merchants: { type: 'string', value: 'codes', help: 'separated by commas; all by default' },
    pages: {
      type: 'string',
      value: 'names',
      help: "names or paths of pages, separated by commas, or all; by default the lobby, login, registration, account, and the bottom bar's",
    },
    states: {
      type: 'string',
      value: 'names',
      help: `separated by commas: ${stateNames.join(', ')}, or all; by default plain`,
    },
    languages: {
      type: 'string',
      value: 'codes',
      help: "codes such as VI,EN, separated by commas, or all; by default each brand's first",
    },
    against: {
      type: 'string',
      value: 'commit',
      help: 'only the pictures that differ from those of a commit: as they were, as they are, and what differs',
    },
    components: {
      type: 'boolean',
      default: false,
      help: 'only the pages of all components in all states; needs no browser',
    },
    changed: {
      type: 'string',
      value: 'commit',
      help: 'only the pages of components that differ from those of a commit, as they were and as they are; needs no browser',
    },
    out: {
      type: 'string',
      default: join(root, 'dist', galleryFolder),
      value: 'folder',
      help: `where it is written; dist/${galleryFolder} by default`,
    },
  },
})
const options = {
  ...values,
  root,
  out: resolve(values.out),
  stream: process.stderr,
  plain: Boolean(process.env.CI),
}

const problem =
  values.out.trim() === ''
    ? '--out needs the name of a folder.'
    : galleryProblem(root, options.out, (folder) => isGallery(folder) || isPictureGallery(folder))
if (problem) fail(problem)
const chosen = (['against', 'components', 'changed'] as const).filter((name) => values[name])
if (chosen.length > 1) fail(`--${chosen.join(' and --')} exclude each other: use one of them.`)
const selecting = (['merchants', 'pages', 'states', 'languages'] as const).filter(
  (name) => values[name] !== undefined,
)
if (selecting.length > 0 && (values.components || values.changed !== undefined))
  fail(`--${selecting[0]} chooses pictures, and --${chosen[0]} takes none.`)
// What is made in between is removed when the process exits.
for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.once(signal, () => process.exit(exitCode))

try {
  if (values.changed !== undefined) await showChanged(values.changed)
  else if (values.against !== undefined) await showAgainst(values.against)
  else if (values.components) await showComponents()
  else await showPictures()
} catch (error) {
  if (!(error instanceof CommitError || error instanceof GalleryError)) throw error
  fail(error.message)
}

async function showPictures(): Promise<void> {
  const { pictures, mistaken } = await buildPictures(options)
  console.log(`${pictures.length} pictures: ${join(options.out, indexFile)}`)
  tellMistaken(mistaken)
}

async function showAgainst(commit: string): Promise<void> {
  const { changed, mistaken } = await buildAgainst({ ...options, commit })
  for (const line of listChanges(changed, commit, join(options.out, indexFile))) console.log(line)
  for (const line of listMistaken(mistaken, commit)) console.error(line)
}

async function showComponents(): Promise<void> {
  const { pages, mistaken } = await buildGallery(options)
  for (const page of pages) console.log(join(options.out, page))
  tellMistaken(mistaken)
}

async function showChanged(commit: string): Promise<void> {
  const pages = await buildChangedGallery({ ...options, commit })
  for (const { file, reasons } of pages) console.log(`${file}: ${reasons.join(', ')}`)
  console.log(
    pages.length === 0
      ? `No page of the gallery differs from ${commit}.`
      : `Pages that differ from ${commit}: ${pages.length}, in ${join(options.out, indexFile)}`,
  )
}

function tellMistaken(mistaken: readonly string[]): void {
  if (mistaken.length > 0)
    console.error(`Left out, because of mistakes (npm run check): ${listCodes(mistaken)}.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
