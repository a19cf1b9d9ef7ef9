import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { countriesInAll, homeOf } from '../countries'
import { keyOf, link } from '../identities'
import { type Member, memberFrom } from '../members/member'
import { endSessions } from '../sessions'
import type { MerchantState, World } from '../world'
import type { Command, ControlReply, Wishes } from './command'

const grammar: object = JSON.parse(readFileSync(new URL('command.schema.json', import.meta.url), 'utf8'))
const check = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<Command>(grammar)

/** A wish that names something that does not exist. */
class Unknown extends Error {}

type Wish = keyof Wishes

/** How each wish of a command is met; the order of the rows is the order in which they are met. */
const wishes: { [Name in Wish]: (world: World, wish: Wishes[Name]) => void } = {
  reset: (world) => world.reset(),
  clock: ({ clock }, wish) => ('set' in wish ? clock.set(wish.set) : clock.advance(wish.advance)),
  member: putMember,
  secondFactor: (world, { merchant, userName, methods }) => {
    for (const member of membersNamed(world, merchant, userName)) member.secondFactor = methods
  },
  nextLogin: (world, { merchant, userName, errorCode }) => {
    membersNamed(world, merchant, userName)
    for (const state of merchantsNamed(world, merchant))
      state.nextLogins.set(userName.toLowerCase(), errorCode)
  },
  mayaSession: (world, { merchant, ...session }) => {
    membersNamed(world, merchant, session.userName)
    merchantNamed(world, merchant).mayaSessions.set(session.sessionId, session)
  },
  flags: (world, { merchant, values }) => {
    Object.assign(merchantNamed(world, merchant).flags, values)
  },
  settings: (world, { merchant, values }) => {
    const state = merchantNamed(world, merchant)
    state.settings = laidOver(state.settings, values)
  },
  identity: (world, { merchant, userName, ...identity }) => {
    const state = merchantNamed(world, merchant)
    state.identities.delete(keyOf(identity))
    for (const member of userName === undefined ? [] : membersNamed(world, merchant, userName))
      link(state, identity, member)
  },
  countries: (world, { merchant, count, ...given }) => {
    const counted = count === undefined ? {} : { countries: countriesInAll(count) }
    merchantNamed(world, merchant).countries = { ...counted, ...given }
  },
  lanes: (world, { merchant, cards }) => {
    merchantNamed(world, merchant).cardsInLane = cards
  },
  route: (world, { merchant, ...route }) => {
    merchantNamed(world, merchant).route = route
  },
  status: (world, { merchant, ...status }) => {
    for (const state of merchantsNamed(world, merchant)) state.status = { state: 'normal', ...status }
  },
  expire: (world, { merchant, userName }) => {
    for (const state of merchantsNamed(world, merchant)) endSessions(state, userName)
  },
  clearFaults: (world) => {
    world.faults = []
  },
  fault: (world, fault) => {
    world.faults.push(fault)
  },
  captcha: (world, faults) => {
    world.captcha.faults = faults
  },
}

/** Meets every wish of a command, or none when the command is not in the grammar. */
export function obey(world: World, command: unknown): ControlReply {
  if (!check(command))
    return {
      ok: false,
      issues: (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`.trim()),
    }
  try {
    for (const name of Object.keys(wishes) as Wish[]) meet(world, name, command)
  } catch (error) {
    if (error instanceof Unknown) return { ok: false, issues: [error.message] }
    throw error
  }
  return {
    ok: true,
    now: world.clock.now(),
    ...(command.log ? { calls: world.received } : {}),
    ...(command.captchaLog ? { captcha: world.captcha.asked } : {}),
    ...(command.codes ? sentBy(world) : {}),
    ...(command.registrations ? { registrations: ofAll(world, ({ registrations }) => registrations) } : {}),
    ...(command.beacons ? { beacons: ofAll(world, ({ beacons }) => beacons) } : {}),
  }
}

function meet<Name extends Wish>(world: World, name: Name, command: Partial<Wishes>): void {
  const wish: Wishes[Name] | undefined = command[name]
  if (wish !== undefined) wishes[name](world, wish)
}

function putMember(world: World, { merchant, userName, ...given }: Wishes['member']): void {
  const { members, merchant: about } = merchantNamed(world, merchant)
  const key = userName.toLowerCase()
  const known = members.get(key)
  if (known) return void Object.assign(known, given)
  const { countryDialingCode } = homeOf(about.currency.code)
  const usual = { language: about.languages[0] ?? 'EN', now: world.clock.now(), countryDialingCode }
  members.set(key, memberFrom({ ...given, id: 900_001 + members.size, userName }, usual))
}

const ofAll = <Item>({ merchants }: World, of: (state: MerchantState) => readonly Item[]): Item[] =>
  [...merchants.values()].flatMap(of)

const sentBy = (world: World) => ({
  codes: ofAll(world, ({ codes }) => [...codes.values()]),
  mails: ofAll(world, ({ mails }) => mails),
})

type Settings = Readonly<Record<string, unknown>>

const isSection = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sections are laid over one another key by key; null takes away. */
const laidOver = (under: Settings, over: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...under, ...over })
      .filter(([, value]) => value !== null)
      .map(([name, value]) => {
        const known = under[name]
        return [
          name,
          isSection(value) && isSection(known) && value !== known ? laidOver(known, value) : value,
        ]
      }),
  )

function merchantNamed(world: World, code: string): MerchantState {
  const state = world.merchants.get(code)
  if (!state) throw new Unknown(`there is no merchant "${code}"`)
  return state
}

const merchantsNamed = (world: World, code: string | undefined): MerchantState[] =>
  code === undefined ? [...world.merchants.values()] : [merchantNamed(world, code)]

/** At least one, of one merchant or of all. */
function membersNamed(world: World, merchant: string | undefined, userName: string): Member[] {
  const found = merchantsNamed(world, merchant).flatMap(
    ({ members }) => members.get(userName.toLowerCase()) ?? [],
  )
  if (found.length === 0) throw new Unknown(`there is no member "${userName}"`)
  return found
}
