import { isRecord, parseJson } from '../../../../runtime/rules/network/read'
import { readFlags } from '../../../../runtime/rules/settings/flags'
import { settingRows } from '../../../../runtime/rules/settings/settings.gen'
import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { type CallName, calls as platformCalls } from '../../../platform/calls'
import { type Reply as PlatformReply, validateReply } from '../../../platform/http/validateReply'
import { settingsOfPlatform } from '../checks/platform'
import { isReply } from './client'
import { unanswered } from './failures'
import type { Observation } from './observation'
import type { LiveContext } from './pages'

/** Calls that anybody may send, and which are not sent: they begin something at the platform, or ask about a person. */
const notAsked: readonly CallName[] = [
  'rsaKey',
  'captchaGeetest',
  'captchaGeetestLogin',
  'captchaImage',
  'launchTrial',
  'checkUserName',
  'checkAffiliate',
]

/** The calls that only read, and that need nobody to be logged in. */
export const publicCalls = (Object.keys(platformCalls) as CallName[]).filter((name) => {
  const { method, auth } = platformCalls[name]
  return method === 'GET' && auth !== 'required' && !notAsked.includes(name)
})

/** What the platform answers on the site's own domain, in comparison with the schemas and with what the manifest leaves to it. */
export async function platformFindings(context: LiveContext, manifest: Manifest): Promise<Observation[]> {
  const replies = await Promise.all(publicCalls.map((name) => askPlatform(context, manifest, name)))
  const values = new Map(
    replies.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])),
  )
  return [
    ...replies.flatMap(({ findings }) => findings),
    ...flagFindings(manifest, values.get('whitelabel'), context.origin + pathOf(manifest, 'whitelabel')),
    ...settingFindings(manifest, values.get('settings'), context.origin + pathOf(manifest, 'settings')),
    ...statusFindings(values.get('status'), context.origin + pathOf(manifest, 'status')),
  ]
}

const pathOf = ({ platform }: Manifest, name: CallName): string =>
  (platform?.endpoints as Readonly<Record<string, string>> | undefined)?.[name] ?? platformCalls[name].path

interface PlatformAnswer {
  readonly name: CallName
  /** The value of a successful reply. */
  readonly value?: unknown
  readonly findings: readonly Observation[]
}

async function askPlatform(
  { client, origin, site }: LiveContext,
  manifest: Manifest,
  name: CallName,
): Promise<PlatformAnswer> {
  const { moduleId, reply: schema } = platformCalls[name]
  const address = origin + pathOf(manifest, name)
  const answer = await client.get(address, {
    Merchant: site.code,
    Language: manifest.languages[0] ?? 'EN',
    ...(moduleId !== undefined && { ModuleId: moduleId }),
  })
  if (!isReply(answer)) return { name, findings: [unanswered(answer)] }
  const json = parseJson(answer.body.toString())
  const fail = (finding: Omit<Observation, 'address'>): PlatformAnswer => ({
    name,
    findings: [{ ...finding, address }],
  })
  if (!isRecord(json))
    return fail(noEnvelope(answer.status, answer.headers['content-type'] ?? '', answer.body.toString()))
  const reply = json as unknown as PlatformReply
  const problem = validateReply(schema, reply)
  if (problem !== undefined)
    return {
      ...fail({
        level: 'success' in json && 'value' in json ? 'should' : 'must',
        code: 'platform-reply',
        message: `The platform's reply does not match schemas/platform/${schema}.schema.json: ${problem.slice(0, 300)}.`,
        why: 'What does not match is read as if it were not there, or the call counts as failed.',
        fix: 'Show it to the platform’s team; where the platform is right, the schema has to follow.',
      }),
      value: reply.value,
    }
  if (reply.success) return { name, value: reply.value, findings: [] }
  return fail({
    level: 'must',
    code: 'platform-refused',
    message: `The platform refuses the call "${name}": ${reply.errorCode ?? 'no error code'} (${answer.status}).`,
    why: 'Every visitor gets the same answer.',
    fix: 'Ask the platform’s team whether this merchant and this domain have been entered.',
  })
}

function noEnvelope(status: number, type: string, body: string): Omit<Observation, 'address'> {
  const isHtml = /html/i.test(type) || /^\s*</.test(body)
  return {
    level: 'must',
    code: isHtml ? 'platform-html' : 'platform-status',
    message: isHtml
      ? `The platform's path is answered with a page (HTML, ${status}).`
      : `The platform's path is answered with ${status} and no JSON object.`,
    why: 'Nobody can log in, and the lobby stays empty.',
    fix: 'Pass /wps/, /lgw/ and /mini-game/ on to the platform: in nginx by $platform, at other hosts by a rule of the proxy.',
  }
}

function flagFindings({ flags = {} }: Manifest, value: unknown, address: string): Observation[] {
  if (value === undefined) return []
  const { flags: answered } = readFlags(value)
  return Object.entries(flags).flatMap(([name, pinned]): Observation[] => {
    const theirs = (answered as Readonly<Record<string, boolean | undefined>>)[name]
    if (pinned === true && theirs === false)
      return [
        {
          level: 'should',
          code: 'flag-differs',
          address,
          message: `${name} is pinned to true, and the platform has it off.`,
          why: 'Members see a feature that the platform may refuse.',
          fix: 'Have it switched on at the platform, or write "server" into the manifest.',
        },
      ]
    if (pinned !== 'server' || theirs !== undefined) return []
    return [
      {
        level: 'note',
        code: 'flag-unanswered',
        address,
        message: `${name} is left to the platform, and its reply does not have it.`,
        why: 'The feature is never there.',
        fix: 'Have the platform’s team set it for this brand, or pin it.',
      },
    ]
  })
}

const readers: Readonly<Record<string, { readonly read: (raw: unknown) => unknown }>> = settingRows

/** Settings without which what depends on them is not there. */
const decisive: readonly string[] = ['geetestId', 'firebase', 'push']

function settingFindings(manifest: Manifest, value: unknown, address: string): Observation[] {
  if (!isRecord(value)) return []
  return settingsOfPlatform(manifest)
    .filter((name) => readers[name]?.read(value[name]) === undefined)
    .map((name) => ({
      level: decisive.includes(name) && manifest.flags?.GEETEST3 !== false ? 'should' : 'note',
      code: 'setting-unanswered',
      address,
      message: `"${name}" is left to the platform, and its reply has ${value[name] === undefined ? 'none' : 'one that cannot be read'}.`,
      why: decisive.includes(name) ? 'What needs it is not there.' : 'The product’s default is used.',
      fix: `Have the platform’s team enter it for this brand, or write it into "settings.${name}".`,
    }))
}

function statusFindings(value: unknown, address: string): Observation[] {
  if (!isRecord(value) || value.state === 'normal' || value.state === undefined) return []
  return [
    {
      level: 'should',
      code: 'platform-closed',
      address,
      message: `The platform's status is "${value.state}".`,
      why: 'Visitors see a notice instead of the site, or only whoever asks from here does.',
      fix: 'End the maintenance, or have this address admitted.',
    },
  ]
}
