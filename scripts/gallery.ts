import { join, resolve } from 'node:path'
import { buildGallery } from './gallery/buildGallery'
import { buildChangedGallery } from './gallery/changedGallery'
import { indexFile, isGallery } from './gallery/compareGalleries'
import { listCodes } from './steps/commands/buildReport'
import { readArguments } from './steps/commands/readArguments'
import { CommitError } from './steps/records/exportCommit'
import { galleryFolder } from './steps/site/sitePaths'
import { galleryProblem } from './steps/stamp/outputFolder'

/**
 * `npm run gallery [-- --out folder] [--changed commit]`: every component in every state, one page per merchant, to look at.
 */
const root = process.cwd()
const { values } = readArguments({
  usage: 'npm run gallery [-- --out folder] [--changed commit]',
  summary: 'Builds a page for each merchant that shows all components in all states.',
  words: 0,
  options: {
    out: {
      type: 'string',
      default: join(root, 'dist', galleryFolder),
      value: 'folder',
      help: `where the pages are written; dist/${galleryFolder} by default`,
    },
    changed: {
      type: 'string',
      value: 'commit',
      help: 'only the pages that differ from those of a commit, as they were and as they are',
    },
  },
})
const options = {
  root,
  out: resolve(values.out),
  stream: process.stderr,
  plain: Boolean(process.env.CI),
}

const problem = galleryProblem(root, options.out, isGallery)
if (problem) {
  console.error(problem)
  process.exit(1)
}
if (values.changed === undefined) await showAll()
else await showChanged(values.changed)

async function showAll(): Promise<void> {
  const { pages, mistaken } = await buildGallery(options)
  for (const page of pages) console.log(join(options.out, page))
  if (mistaken.length > 0)
    console.error(`Without a page, because of mistakes (npm run check): ${listCodes(mistaken)}.`)
}

async function showChanged(commit: string): Promise<void> {
  try {
    const pages = await buildChangedGallery({ ...options, commit })
    for (const { file, reasons } of pages) console.log(`${file}: ${reasons.join(', ')}`)
    console.log(
      pages.length === 0
        ? `No page of the gallery differs from ${commit}.`
        : `Pages that differ from ${commit}: ${pages.length}, in ${join(options.out, indexFile)}`,
    )
  } catch (error) {
    if (!(error instanceof CommitError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
