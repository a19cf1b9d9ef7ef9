import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readSvg } from '../../../scripts/steps/svg/readSvg'
import { type Capabilities, readCapabilities } from '../../../scripts/steps/validate/capabilities'
import type { Issue } from '../../../scripts/steps/validate/issue'
import { loadMerchants } from '../../../scripts/steps/validate/loadMerchants'
import { readRuntimeNames } from '../../../scripts/steps/validate/runtimeNames'
import { readTextFiles } from '../../../scripts/steps/validate/textFiles'
import { createDraw } from './draw'
import type { Kind, Mutant } from './kinds'
import { pictureKinds } from './pictureKinds'
import { lineAt, placesIn } from './places'
import { referenceKinds } from './referenceKinds'
import { structureKinds } from './structureKinds'
import { syntaxKinds } from './syntaxKinds'
import { textKinds } from './textKinds'
import { valueKinds } from './valueKinds'

export const kinds: readonly Kind[] = [
  ...syntaxKinds,
  ...valueKinds,
  ...structureKinds,
  ...referenceKinds,
  ...pictureKinds,
  ...textKinds,
]

/** A file of the project, relative to its root. */
interface ProjectFile {
  readonly file: string
  readonly text: string
}

export interface Outcome {
  readonly kind: string
  readonly file: string
  readonly lines: readonly number[]
  /** Of a mistake that was found: whether in its file, and there at its line. */
  readonly caught: boolean
  readonly inFile: boolean
  readonly atLine: boolean
  /** What was changed, and what was found. */
  readonly shown: string
}

const root = join(import.meta.dirname, '../../..')

/**
 * Makes `count` mistakes, one at a time, in copies of this project's merchants, presets, pictures and texts, and checks each.
 * Never counted is a change after which every file says the same as before, such as a preset's value that heirs repeat, or a picture
 * of which the same drawing ships: programs export much that the build leaves out.
 */
export async function measureMistakes(seed: number, count: number): Promise<Outcome[]> {
  const draw = createDraw(seed)
  const files = await readProject()
  const folder = await mkdtemp(join(tmpdir(), 'mistakes-'))
  try {
    const projects = await createProjects(folder, files)
    const outcomes: Outcome[] = []
    const step = Math.max(1, Math.floor(kinds.length / count))
    for (let tries = 0; outcomes.length < count && tries < count * 20; tries++) {
      // Every kind has its turn.
      const kind = kinds[(outcomes.length * step + draw.number(step + 2)) % kinds.length] as Kind
      const file = draw.one(files.filter(({ file }) => fits(kind, file)))
      const mutant = kind.make(file.text, draw, file.file)
      if (
        !mutant ||
        isEquivalent(file.text, mutant) ||
        (isPicture(file.file) && (await shipsTheSame(file.text, mutant)))
      )
        continue
      const outcome = await projects.check(file, mutant)
      if (outcome) outcomes.push({ kind: kind.name, file: file.file, lines: mutant.lines, ...outcome })
    }
    return outcomes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isPreset = (file: string): boolean => file.startsWith('merchants/_presets/')
const isPicture = (file: string): boolean => file.endsWith('.svg')
const isText = (file: string): boolean => file.startsWith('runtime/text/')
const isMerchant = (file: string): boolean => file.endsWith('/merchant.json')

function fits({ of }: Kind, file: string): boolean {
  if (of === 'picture') return isPicture(file)
  if (of === 'texts') return isText(file)
  if (of === 'json') return !isPicture(file)
  if (of === 'merchant') return isMerchant(file)
  if (of === 'preset') return isPreset(file)
  return isMerchant(file) || isPreset(file)
}

/** The same members with the same values: spaces, or an order that means nothing. */
function isEquivalent(before: string, { text, bytes, removed }: Mutant): boolean {
  if (bytes || removed) return false
  if (text === before) return true
  try {
    return (
      JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(before)) &&
      placesIn(text).length === placesIn(before).length
    )
  } catch {
    return false
  }
}

/** Whether the build makes the same picture of it. */
async function shipsTheSame(before: string, { text, bytes, removed }: Mutant): Promise<boolean> {
  if (bytes || removed) return false
  const [one, other] = await Promise.all([before, text].map((svg) => readSvg(Buffer.from(svg))))
  return other?.drawing !== undefined && one?.drawing?.content === other.drawing.content
}

async function readProject(): Promise<ProjectFile[]> {
  const found = await Promise.all(
    ['merchants', 'runtime/text'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true }))
        .filter((name) => /\.(json|svg)$/.test(name))
        .sort()
        .map((name) => `${folder}/${name}`),
    ),
  )
  return Promise.all(
    found.flat().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  )
}

/** One project for each merchant, which is read alone, and one with all of them, for presets. */
async function createProjects(folder: string, files: readonly ProjectFile[]) {
  const capabilities = await readCapabilities(root)
  const names = await readRuntimeNames(root)
  const codes = [
    ...new Set(files.flatMap(({ file }) => (isMerchant(file) ? [file.split('/')[1] ?? ''] : []))),
  ]
  for (const code of ['all', ...codes]) {
    const copy = join(folder, code)
    for (const name of await readdir(join(root, 'merchants')))
      if (name === '_presets' || code === 'all' || name === code)
        await cp(join(root, 'merchants', name), join(copy, 'merchants', name), { recursive: true })
  }
  await cp(join(root, 'runtime/text'), join(folder, 'all/runtime/text'), { recursive: true })

  const findingsIn = async (project: string, own: Capabilities): Promise<readonly Issue[]> => {
    const { issues, warnings } = await loadMerchants(project, { capabilities: own, names })
    return issues.length > 0 ? issues : warnings
  }
  const known = new Map<string, ReadonlySet<string>>()
  const identity = ({ file, code, message }: Issue): string => [file, code, message].join('\n')

  return {
    /** Undefined when the merged manifests are the same as before. */
    async check(file: ProjectFile, mutant: Mutant) {
      const code = isPreset(file.file) || isText(file.file) ? 'all' : (file.file.split('/')[1] ?? '')
      const project = join(folder, code)
      const path = join(project, file.file)
      if (!known.has(code)) known.set(code, new Set((await findingsIn(project, capabilities)).map(identity)))
      const before = await mergedIn(project)
      try {
        await (mutant.removed ? rm(path) : writeFile(path, mutant.bytes ?? mutant.text))
        const own = isText(file.file) ? { ...capabilities, ...(await readTextFiles(project)) } : capabilities
        const found = (await findingsIn(project, own)).filter(
          (issue) => !known.get(code)?.has(identity(issue)),
        )
        if (found.length === 0 && !isPicture(file.file) && !isText(file.file))
          if ((await mergedIn(project)) === before) return undefined
        return judge(file, mutant, found, files)
      } finally {
        await writeFile(path, file.text)
      }
    },
  }
}

const mergedIn = async (project: string): Promise<string> =>
  JSON.stringify((await loadMerchants(project)).all)

function judge(
  { file }: ProjectFile,
  { lines, removed }: Mutant,
  found: readonly Issue[],
  files: readonly ProjectFile[],
): Pick<Outcome, 'caught' | 'inFile' | 'atLine' | 'shown'> {
  const places = removed ? [{ file, lines: [1] }, ...namersOf(file, files)] : [{ file, lines }]
  return {
    caught: found.length > 0,
    inFile: found.some((issue) => places.some((place) => place.file === issue.file)),
    atLine: found.some((issue) =>
      places.some((place) => place.file === issue.file && place.lines.includes(issue.line)),
    ),
    shown: found
      .map((issue) => `${issue.file}:${issue.line} ${issue.code} ${issue.message}`)
      .slice(0, 3)
      .join(' | '),
  }
}

/** What is not there is reported where it is named. */
function namersOf(file: string, files: readonly ProjectFile[]) {
  const name = isPreset(file)
    ? `"${file.split('/').at(-1)?.replace('.json', '')}"`
    : `"${file.split('/').slice(2).join('/')}"`
  return files
    .filter(
      (other) =>
        other.file.endsWith('.json') && (isPreset(file) || dirname(file).startsWith(dirname(other.file))),
    )
    .flatMap((other) => {
      const offset = other.text.indexOf(name)
      return offset < 0 ? [] : [{ file: other.file, lines: [lineAt(other.text, offset)] }]
    })
}

/** What share of the mistakes was found, from 0 to 1. */
export const shareOf = (outcomes: readonly Outcome[], key: 'caught' | 'inFile' | 'atLine'): number =>
  outcomes.filter((outcome) => outcome[key]).length / outcomes.length
