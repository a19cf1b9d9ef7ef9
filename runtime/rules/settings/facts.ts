import type { Manifest } from '../../schema/manifest.gen'
import type { FlagName } from '../../tables/flags'
import type { RunMode } from '../device/device'
import { readPartnerSession } from '../identity/partnerSession'
import { offersSocial } from '../identity/socialOffer'
import { offersAppPush, offersPush } from '../push/pushProject'
import { namesReferralCode } from '../registration/namesReferralCode'
import { isAgent, isRestricted, type Session } from '../session/session'
import { trackingFacts } from '../tracking/consent'
import type { Setting } from './settings'

/** The parts of a manifest that decide facts. */
export type FactManifest = Pick<
  Manifest,
  | 'flags'
  | 'social'
  | 'pixels'
  | 'tracking'
  | 'compliance'
  | 'download'
  | 'nativeApp'
  | 'serviceWorker'
  | 'session'
> & {
  readonly settings?: { readonly firebase?: object; readonly push?: object }
}

/** What the running site knows of this visit. */
export interface Visit {
  /** -1: a visitor (I1.01). */
  readonly customerType: number
  readonly session: Session | undefined
  readonly runMode: RunMode
  readonly online: boolean
  /** The query string that the page was opened with. */
  readonly queryString: string
  /** What an earlier page has left in the storage for this one. */
  readonly leftBehind: {
    readonly rememberedLogin: boolean
    readonly signInRedirect: boolean
    readonly push: boolean
  }
  readonly firebase: Setting<'firebase'>
  readonly push: Setting<'push'>
}

/** True, false, or undefined while it is not known. */
type FactValue = boolean | undefined
type FlagLookup = (name: FlagName) => FactValue

interface FactRow {
  /** The value that the manifest alone gives: the build removes what is certainly false. */
  readonly inManifest?: (manifest: FactManifest, flag: FlagLookup) => FactValue
  /** The value in the running site; absent: that of the manifest. */
  readonly inVisit?: (visit: Visit) => FactValue
}

/** A session from a token in the URL has no type until the member info has arrived (D4). */
const hasType =
  (predicate: (type: number) => boolean) =>
  ({ session, customerType }: Visit): FactValue =>
    session && session.type === undefined ? undefined : predicate(customerType)

/** The facts that a condition can test, besides flags. `npm run types` writes their names into the schema of conditions. */
const facts = {
  member: { inVisit: ({ customerType }) => customerType >= 0 },
  visitor: { inVisit: ({ customerType }) => customerType < 0 },
  agent: { inVisit: hasType(isAgent) },
  restricted: { inVisit: hasType(isRestricted) },
  app: { inVisit: ({ runMode }) => runMode === 'app' },
  /** Opened from the home screen (I1.05). */
  standalone: { inVisit: ({ runMode }) => runMode === 'pwa' || runMode === 'webclip' },
  online: { inVisit: ({ online }) => online },
  /** The page was opened with a partner's session in its address. */
  partnerLogin: { inVisit: ({ queryString }) => readPartnerSession(queryString) !== undefined },
  /** The page was opened with the code of a friend or an affiliate in its address (I3.29). */
  referred: { inVisit: ({ queryString }) => namesReferralCode(queryString) },
  /** The storage had a remembered login when the page was opened (I3.28). */
  rememberedLogin: { inVisit: ({ leftBehind }) => leftBehind.rememberedLogin },
  /** The visitor left for a provider's page, and this page is the return (I4.26). */
  signInRedirect: { inVisit: ({ leftBehind }) => leftBehind.signInRedirect },
  /** When the page was opened, the storage had a session's push binding, or what it has left (E4.61). */
  pushLeft: {
    inManifest: (manifest) =>
      offersPush(manifest) === false && !offersAppPush(manifest) ? false : undefined,
    inVisit: ({ leftBehind }) => leftBehind.push,
  },
  /** The merchant offers sign-in with an account elsewhere (I2.17). */
  social: { inManifest: ({ social }, flag) => offersSocial(social, flag('GOOGLELOGIN3')) },
  /** The merchant has an app to download, or offers to install the site (E1.02). */
  download: { inManifest: ({ download }) => download !== undefined },
  /** The merchant's site offers to be installed. */
  install: { inManifest: ({ download }) => download !== undefined && download.install !== false },
  /** The merchant has advertising pixels (D13). */
  pixels: { inManifest: (manifest) => trackingFacts(manifest).pixels },
  /** The merchant asks visitors for consent before tracking them (D13). */
  consent: { inManifest: (manifest) => trackingFacts(manifest).consent },
  /** The merchant reminds members how long they have been here (D14). */
  sessionReminder: { inManifest: ({ compliance }) => compliance?.sessionReminderMinutes !== undefined },
  /** The merchant has a Firebase project, which can send codes by SMS (I3.34, I4.37). */
  firebase: {
    inManifest({ settings: { firebase } = {} }) {
      if (firebase === undefined) return false
      return 'from' in firebase ? undefined : true
    },
    inVisit: ({ firebase }) => (firebase.known ? firebase.value !== undefined : undefined),
  },
  /** The merchant sends push notifications to browsers (E4.57). */
  push: {
    inManifest: offersPush,
    inVisit: ({ push }) => (push.known ? push.value?.vapidKey !== undefined : undefined),
  },
  /** The merchant's native app may supply push tokens (E4.62). */
  appPush: { inManifest: offersAppPush },
} satisfies Readonly<Record<string, FactRow>>

type NamedFact = keyof typeof facts
export type FactName = NamedFact | `flag.${FlagName}`

export const factNames = Object.keys(facts) as readonly NamedFact[]

/** The value of a fact; undefined while it is not known. */
export type Facts = (fact: FactName) => FactValue

const lookUp = (flag: FlagLookup, rowValue: (row: FactRow) => FactValue): Facts => {
  const rows: Readonly<Record<string, FactRow>> = facts
  return (fact) => {
    if (fact.startsWith('flag.')) return flag(fact.slice('flag.'.length) as FlagName)
    const row = rows[fact]
    return row && rowValue(row)
  }
}

/** The facts that follow from the manifest alone. A flag that is not listed is off (D1). */
export function manifestFacts(manifest: FactManifest): Facts {
  const flag = (name: FlagName): FactValue => {
    const value = manifest.flags?.[name] ?? false
    return value === 'server' ? undefined : value
  }
  return lookUp(flag, ({ inManifest }) => inManifest?.(manifest, flag))
}

/** The facts of the running site; `flag` answers with the manifest's value or the platform's. */
export const visitFacts = (manifest: FactManifest, visit: Visit, flag: FlagLookup): Facts =>
  lookUp(flag, ({ inVisit, inManifest }) => (inVisit ? inVisit(visit) : inManifest?.(manifest, flag)))
