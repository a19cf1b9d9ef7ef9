import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editorSchemaName } from '../schema/editorSchema'
import type { Issue } from '../validate/issue'
import type { LoadedMerchants } from '../validate/loadMerchants'
import { coloursAreUsed, pairsAreReadable, pairsByMode } from './checks/colours'
import { complianceIsStated, licenceIsVerifiable, pixelsWaitForConsent } from './checks/compliance'
import { nothingIsCopied } from './checks/copied'
import { examplesAreReplaced, exampleTexts } from './checks/examples'
import { domainsAreOwn, hostsAreListed, hostsArePublic, hostsAreTrusted } from './checks/hosts'
import { iconIsLegible, picturesAreOwn } from './checks/icons'
import { pagesHaveMetadata, taglineIsWritten, textsAreTranslated } from './checks/languages'
import { brandFilesAreUsed, type PictureWeight, picturesAreLight, pictureWeights } from './checks/pictures'
import { textsAreWritten } from './checks/placeholders'
import { formsAreProtected, platformIsAsked } from './checks/platform'
import { supportHasTitles, supportIsReachable } from './checks/support'
import { type DoctorFinding, type ManifestFinding, sortFindings } from './finding'
import { onePerText } from './onePerText'
import { locate, readSubject, type Subject } from './subject'

/** What was found about a merchant. */
export interface Examination {
  readonly code: string
  readonly findings: readonly DoctorFinding[]
  /** Every pair of the theme's colours, in each mode; absent where the manifest has mistakes. */
  readonly contrast?: ReturnType<typeof pairsByMode>
  readonly pictures?: readonly PictureWeight[]
}

type Check = (subject: Subject) => readonly ManifestFinding[] | Promise<readonly ManifestFinding[]>

const checks: readonly Check[] = [
  complianceIsStated,
  licenceIsVerifiable,
  pixelsWaitForConsent,
  hostsArePublic,
  domainsAreOwn,
  hostsAreListed,
  hostsAreTrusted,
  supportIsReachable,
  supportHasTitles,
  picturesAreOwn,
  iconIsLegible,
  picturesAreLight,
  brandFilesAreUsed,
  pairsAreReadable,
  coloursAreUsed,
  textsAreTranslated,
  textsAreWritten,
  pagesHaveMetadata,
  taglineIsWritten,
  nothingIsCopied,
  formsAreProtected,
  platformIsAsked,
]

/** Examines a merchant that was loaded as for a release: its mistakes first, then what is missing before its launch. */
export async function examineMerchant(
  root: string,
  code: string,
  { merchants, all: project, issues }: Pick<LoadedMerchants, 'merchants' | 'all' | 'issues'>,
): Promise<Examination> {
  const mistakes = mistakesOf(code, issues)
  const merchant = merchants.find((one) => one.code === code)
  if (!merchant) return { code, findings: mistakes }
  const subject = await readSubject(root, merchant, project)
  const examples = await readExamples()
  const found = await Promise.all(checks.map((check) => check(subject)))
  const all = onePerText([...found.flat(), ...examplesAreReplaced(subject, examples)])
  const located = all.map((one) => locate(subject, one))
  return {
    code,
    findings: sortFindings([...mistakes, ...located]),
    contrast: pairsByMode(merchant.manifest.brand.theme),
    pictures: await pictureWeights(subject),
  }
}

/** What `npm run check` finds, as findings. */
export const mistakesOf = (code: string, issues: readonly Issue[]): DoctorFinding[] =>
  issues.filter(({ merchants }) => merchants.includes(code)).map(ofIssue)

const ofIssue = ({ file, line, column, code, message, hint }: Issue): DoctorFinding => ({
  level: 'must',
  code,
  message,
  why: 'It is a mistake: npm run check shows it, and no release is built with it.',
  fix: hint,
  file,
  line,
  column,
})

async function readExamples(): Promise<ReadonlySet<string>> {
  const folder = join(import.meta.dirname, '../../../schemas')
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.schema.json') && name !== editorSchemaName,
  )
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Set(texts.flatMap((text) => exampleTexts(JSON.parse(text))))
}
