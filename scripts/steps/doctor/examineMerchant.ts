import { join } from 'node:path'
import { readSchemas } from '../schema/readSchemas'
import type { Issue } from '../validate/issue'
import type { LoadedMerchants } from '../validate/loadMerchants'
import { mapLimited } from '../validate/mapLimited'
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
import { type DoctorFinding, type ManifestFinding, onePerMessage, sortFindings } from './finding'
import { onePerText } from './onePerText'
import { locate, readProject, readSubject, type Subject } from './subject'

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

/** Examines merchants that were loaded as for a release: their mistakes first, then what is missing before their launch. */
export async function examineMerchants(
  root: string,
  codes: readonly string[],
  loaded: Pick<LoadedMerchants, 'merchants' | 'all' | 'issues'>,
): Promise<Examination[]> {
  const [project, examples] = await Promise.all([readProject(root, loaded.all), readExamples()])
  return mapLimited(codes, examinedAtOnce, async (code) => {
    const mistakes = mistakesOf(code, loaded.issues)
    const merchant = loaded.merchants.find((one) => one.code === code)
    return merchant
      ? examine(await readSubject(root, merchant, project), mistakes, examples)
      : { code, findings: mistakes }
  })
}

/** Each has its pictures in memory. */
const examinedAtOnce = 4

async function examine(
  subject: Subject,
  mistakes: readonly DoctorFinding[],
  examples: ReadonlySet<string>,
): Promise<Examination> {
  const { code, manifest } = subject
  const weights = await pictureWeights(subject)
  const found = await Promise.all(checks.map((check) => check(subject)))
  const all = onePerText([
    ...found.flat(),
    ...picturesAreLight(subject, weights),
    ...examplesAreReplaced(subject, examples),
  ])
  const located = onePerMessage(all.map((one) => locate(subject, one)))
  return {
    code,
    findings: sortFindings([...mistakes, ...located]),
    contrast: pairsByMode(manifest.brand.theme),
    pictures: weights,
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
  const schemas = await readSchemas(join(import.meta.dirname, '../../../schemas'))
  return new Set([...schemas.values()].flatMap((schema) => exampleTexts(schema)))
}
