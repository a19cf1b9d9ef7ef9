import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { identityKey, linkIdentity } from '../account/linkedIdentities'
import { endSessions } from '../account/sessions'
import { createAnnouncements } from '../catalogue/announcements/announcements'
import { createMember, type Member } from '../members/member'
import type { MerchantState } from '../state/merchantState'
import type { PlatformState } from '../state/platformState'
import { createCountries, homeCountryOf } from '../system/countries'
import type { Command, CommandActions, ControlReply } from './command'

const commandSchema: object = JSON.parse(
  readFileSync(new URL('command.schema.json', import.meta.url), 'utf8'),
)
const validateCommand = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<Command>(
  commandSchema,
)

/** A command names a merchant or member that does not exist. */
class UnknownTargetError extends Error {}

type ActionName = keyof CommandActions

/** The handler of each action. Actions are applied in the order of these rows. */
const actionHandlers: {
  [Name in ActionName]: (platform: PlatformState, action: CommandActions[Name]) => void
} = {
  reset: (platform) => platform.reset(),
  clock: ({ clock }, action) => ('set' in action ? clock.set(action.set) : clock.advance(action.advance)),
  member: addOrUpdateMember,
  secondFactor: (platform, { merchant, userName, methods }) => {
    for (const member of findMembers(platform, merchant, userName)) member.secondFactor = methods
  },
  refuseNextLogin: (platform, { merchant, userName, errorCode }) => {
    findMembers(platform, merchant, userName)
    for (const state of findMerchants(platform, merchant))
      state.loginRefusals.set(userName.toLowerCase(), errorCode)
  },
  mayaSession: (platform, { merchant, ...session }) => {
    findMembers(platform, merchant, session.userName)
    findMerchant(platform, merchant).partnerSessions.set(session.sessionId, session)
  },
  flags: (platform, { merchant, values }) => {
    Object.assign(findMerchant(platform, merchant).flags, values)
  },
  settings: (platform, { merchant, values }) => {
    const state = findMerchant(platform, merchant)
    state.settings = mergeSettings(state.settings, values)
  },
  identity: (platform, { merchant, userName, ...identity }) => {
    const state = findMerchant(platform, merchant)
    state.identities.delete(identityKey(identity))
    for (const member of userName === undefined ? [] : findMembers(platform, merchant, userName))
      linkIdentity(state, identity, member)
  },
  countries: (platform, { merchant, count, ...overrides }) => {
    const generated = count === undefined ? {} : { countries: createCountries(count) }
    findMerchant(platform, merchant).countryListOverride = { ...generated, ...overrides }
  },
  lanes: (platform, { merchant, cards, perCategory = 1 }) => {
    Object.assign(findMerchant(platform, merchant), { cardsPerLane: cards, lanesPerCategory: perCategory })
  },
  promotions: (platform, { merchant, values }) => {
    const state = findMerchant(platform, merchant)
    const { APP_DOWNLOAD, REFERRAL } = state.promotions
    state.promotions = {
      APP_DOWNLOAD: { ...APP_DOWNLOAD, ...values.APP_DOWNLOAD },
      REFERRAL: { ...REFERRAL, ...values.REFERRAL },
    }
  },
  downloadSettings: (platform, { merchant, values }) => {
    const state = findMerchant(platform, merchant)
    const merged = Object.entries({ ...state.downloadSettings, ...values })
    state.downloadSettings = Object.fromEntries(merged.filter(([, value]) => value !== null))
  },
  resources: (platform, { merchant, resources }) => {
    findMerchant(platform, merchant).resources = resources
  },
  appVersion: (platform, { merchant, newest }) => {
    findMerchant(platform, merchant).appVersion = newest
  },
  announcements: (platform, { merchant, types, announcements, count }) => {
    const generated = count === undefined ? undefined : createAnnouncements(count)
    findMerchant(platform, merchant).announcements[types] = announcements ?? generated
  },
  bannerGroup: (platform, { merchant, groupName, banners }) => {
    findMerchant(platform, merchant).bannerGroups[groupName] = banners
  },
  games: (platform, { merchant, ...behaviour }) => {
    findMerchant(platform, merchant).gameBehaviour = behaviour
  },
  domainConfig: (platform, { merchant, ...override }) => {
    findMerchant(platform, merchant).domainConfigOverride = override
  },
  status: (platform, { merchant, ...status }) => {
    for (const state of findMerchants(platform, merchant)) state.status = { state: 'normal', ...status }
  },
  expireSessions: (platform, { merchant, userName }) => {
    for (const state of findMerchants(platform, merchant)) endSessions(state, userName)
  },
  clearFaults: (platform) => {
    platform.faults = []
  },
  fault: (platform, fault) => {
    platform.faults.push(fault)
  },
  captcha: (platform, faults) => {
    platform.captcha.faults = faults
  },
  miniGame: (platform, { fault }) => {
    platform.miniGameFault = fault
  },
}

/** Applies every action of a command, or none when the command does not match the schema. */
export function applyCommand(platform: PlatformState, command: unknown): ControlReply {
  if (!validateCommand(command))
    return {
      ok: false,
      issues: (validateCommand.errors ?? []).map((error) =>
        `${error.instancePath} ${error.message ?? ''}`.trim(),
      ),
    }
  try {
    for (const name of Object.keys(actionHandlers) as ActionName[]) applyAction(platform, name, command)
  } catch (error) {
    if (error instanceof UnknownTargetError) return { ok: false, issues: [error.message] }
    throw error
  }
  return {
    ok: true,
    now: platform.clock.now(),
    ...(command.receivedCalls ? { calls: platform.receivedCalls } : {}),
    ...(command.captchaRequests ? { captcha: platform.captcha.requests } : {}),
    ...(command.codes ? sentMessages(platform) : {}),
    ...(command.registrations
      ? { registrations: collectFromMerchants(platform, ({ registrations }) => registrations) }
      : {}),
    ...(command.feedback ? { feedback: collectFromMerchants(platform, ({ feedback }) => feedback) } : {}),
    ...(command.beacons ? { beacons: collectFromMerchants(platform, ({ beacons }) => beacons) } : {}),
    ...(command.pushRegistrations
      ? {
          pushRegistrations: collectFromMerchants(platform, ({ pushRegistrations }) => [
            ...pushRegistrations.values(),
          ]),
        }
      : {}),
  }
}

function applyAction<Name extends ActionName>(
  platform: PlatformState,
  name: Name,
  command: Partial<CommandActions>,
): void {
  const action: CommandActions[Name] | undefined = command[name]
  if (action !== undefined) actionHandlers[name](platform, action)
}

function addOrUpdateMember(
  platform: PlatformState,
  { merchant, userName, ...fields }: CommandActions['member'],
): void {
  const { members, merchant: config } = findMerchant(platform, merchant)
  const key = userName.toLowerCase()
  const existing = members.get(key)
  if (existing) return void Object.assign(existing, fields)
  const { countryDialingCode } = homeCountryOf(config.currency.code)
  const defaults = { language: config.languages[0] ?? 'EN', now: platform.clock.now(), countryDialingCode }
  members.set(key, createMember({ ...fields, id: 900_001 + members.size, userName }, defaults))
}

const collectFromMerchants = <Item>(
  { merchants }: PlatformState,
  select: (state: MerchantState) => readonly Item[],
): Item[] => [...merchants.values()].flatMap(select)

const sentMessages = (platform: PlatformState) => ({
  codes: collectFromMerchants(platform, ({ smsCodes }) => [...smsCodes.values()]),
  mails: collectFromMerchants(platform, ({ mails }) => mails),
})

type Settings = Readonly<Record<string, unknown>>

const isSection = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges settings. Sections are merged key by key; null removes a setting. */
const mergeSettings = (base: Settings, overrides: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...base, ...overrides })
      .filter(([, value]) => value !== null)
      .map(([name, value]) => {
        const current = base[name]
        return [
          name,
          isSection(value) && isSection(current) && value !== current ? mergeSettings(current, value) : value,
        ]
      }),
  )

function findMerchant(platform: PlatformState, code: string): MerchantState {
  const state = platform.merchants.get(code)
  if (!state) throw new UnknownTargetError(`there is no merchant "${code}"`)
  return state
}

const findMerchants = (platform: PlatformState, code: string | undefined): MerchantState[] =>
  code === undefined ? [...platform.merchants.values()] : [findMerchant(platform, code)]

/** The members with a name, at one merchant or at all. Throws when there are none. */
function findMembers(platform: PlatformState, merchant: string | undefined, userName: string): Member[] {
  const found = findMerchants(platform, merchant).flatMap(
    ({ members }) => members.get(userName.toLowerCase()) ?? [],
  )
  if (found.length === 0) throw new UnknownTargetError(`there is no member "${userName}"`)
  return found
}
