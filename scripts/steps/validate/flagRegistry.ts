import { join } from 'node:path'
import { fields } from '../../../runtime/rules/network/read'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type Issue, type IssueDetails, issueAt } from './issue'
import { type JsonTree, memberAt, rangeAt, toPlainValue } from './jsonTree'
import { readSourceFile } from './sourceFiles'

/** What a flag's `x-flag` says: who decides about it, what it is for, and how long it is needed. Days are `2026-11-28`. */
export interface FlagEntry {
  readonly owner: string
  readonly kind: 'release' | 'operational' | 'permission'
  readonly since: string
  readonly until?: string
}

/** The annotation of a flag in schemas/flags.schema.json, as a schema. Ajv checks it when it compiles the schemas. */
export const flagEntrySchema = {
  type: 'object',
  properties: {
    owner: { type: 'string', minLength: 1 },
    kind: { enum: ['release', 'operational', 'permission'] },
    since: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    until: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  },
  required: ['owner', 'kind', 'since'],
  additionalProperties: false,
} as const

/** The keyword that holds it, for Ajv. */
export const flagKeyword = { keyword: 'x-flag', schemaType: 'object', metaSchema: flagEntrySchema } as const

interface SetMerchant {
  readonly code: string
  readonly manifest: Pick<Manifest, 'flags'>
}

export interface RegistryContext {
  /** Whether code of the runtime names a flag; undefined where there is no runtime. */
  readonly isRead: ((flag: string) => boolean) | undefined
  /** The day of the check, as `2026-11-28`. */
  readonly today: string
  /** Every merchant of the project; undefined when only some are checked. */
  readonly all: readonly SetMerchant[] | undefined
}

/** Fewer merchants that agree say nothing. */
const fewestAlike = 3

/** Flags that have expired, that nothing reads, and that every merchant sets in the same way. */
export async function flagRegistryIssues(schemaFolder: string, context: RegistryContext): Promise<Issue[]> {
  const name = 'flags.schema.json'
  const missing = { code: 'file-missing', message: 'The file cannot be read.', hint: 'Restore it.' }
  const { tree } = await readSourceFile(join(schemaFolder, name), `schemas/${name}`, missing)
  const flags = tree && memberAt(tree, 'properties')?.tree
  return tree && flags?.kind === 'object' ? registryIssues(tree, [...flags.members.keys()], context) : []
}

function registryIssues(tree: JsonTree, flags: readonly string[], context: RegistryContext): Issue[] {
  const schemas = fields(fields(toPlainValue(tree)).properties)
  return flags.flatMap((flag) => {
    const { 'x-flag': entry, default: usual = false } = fields(schemas[flag])
    return [
      ...expired(flag, fields(entry) as Partial<FlagEntry>, context.today),
      ...unread(flag, context.isRead),
      ...alike(flag, usual, context.all),
    ].map((details) => issueAt(rangeAt(tree, ['properties', flag], 'key'), details))
  })
}

function expired(flag: string, { owner, until }: Partial<FlagEntry>, today: string): IssueDetails[] {
  if (until === undefined || until >= today) return []
  return [
    {
      level: 'warning',
      code: 'flag-expired',
      message: `${flag} was needed until ${until}.`,
      hint: `Ask "${owner}": remove the flag and its conditions, or give it a later day.`,
    },
  ]
}

function unread(flag: string, isRead: RegistryContext['isRead']): IssueDetails[] {
  if (!isRead || isRead(flag)) return []
  return [
    {
      level: 'warning',
      code: 'flag-unread',
      message: `Nothing in runtime/ reads ${flag}, so it changes nothing for anybody.`,
      hint: 'Remove it from the schema and the manifests, or use it.',
    },
  ]
}

/** Left to the platform by all is not alike: there, each merchant may have another value. */
function alike(flag: string, usual: unknown, all: readonly SetMerchant[] | undefined): IssueDetails[] {
  if (!all || all.length < fewestAlike) return []
  const values = new Set(all.map(({ manifest }) => fields(manifest.flags)[flag] ?? usual))
  const [value] = values
  if (values.size > 1 || value === 'server') return []
  return [
    {
      level: 'note',
      code: 'flag-alike',
      message: `${flag} is ${JSON.stringify(value)} for all ${all.length} merchants.`,
      hint: 'If that stays so, the flag can be removed from the product.',
    },
  ]
}
