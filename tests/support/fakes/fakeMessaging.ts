import type { Messaging, PushPermission } from '../../../runtime/browser/browser'
import type { PushProject } from '../../../runtime/rules/push/pushProject'
import type { PageMessage } from '../../../runtime/tables/serviceWorker'

export interface FakeMessaging extends Messaging {
  permission: PushPermission
  /** What the member answers to the browser's question; a promise answers later. */
  answer: PushPermission | Promise<PushPermission>
  /** How often the browser has asked. */
  readonly questions: number
  /** The registration token; an error rejects, and a promise comes later. */
  registration: string | Error | Promise<string>
  /** The projects that tokens were requested for. */
  readonly projects: readonly PushProject[]
  /** The service worker is active. */
  workerReady: boolean
  /** How often the browser's subscription was ended. */
  readonly ends: number
  /** Ending the subscription fails. */
  endFails: boolean
  /** What the app's bridge does; undefined: there is none. */
  bridge: (() => unknown) | undefined
  /** Its code fails to load. */
  blocked: boolean
  /** A message arrives while the page is visible. */
  receive(message: unknown): void
  /** A notification was tapped; returns whether the page has answered. */
  tap(path: string): boolean
}

/** Push messages that the test controls: permission, tokens and what arrives. */
export function fakeMessaging(): FakeMessaging {
  const projects: PushProject[] = []
  const listeners = new Set<(message: PageMessage) => void>()
  const send = (message: PageMessage): void => {
    for (const follow of [...listeners]) follow(message)
  }
  let questions = 0
  let ends = 0
  const fake: FakeMessaging = {
    permission: 'unsupported',
    answer: 'granted',
    registration: 'device-1',
    projects,
    workerReady: true,
    endFails: false,
    bridge: undefined,
    blocked: false,
    get questions() {
      return questions
    },
    get ends() {
      return ends
    },
    async requestPermission() {
      questions += 1
      fake.permission = await fake.answer
      return fake.permission
    },
    ready: () => (fake.workerReady ? Promise.resolve() : new Promise(() => undefined)),
    async token(project) {
      projects.push(project)
      const { registration } = fake
      if (registration instanceof Error) throw registration
      return registration
    },
    async end() {
      ends += 1
      if (fake.endFails) throw new Error('The subscription cannot be ended')
    },
    listen(follow) {
      listeners.add(follow)
      return () => listeners.delete(follow)
    },
    nativeToken() {
      try {
        return fake.bridge?.()
      } catch {
        return undefined
      }
    },
    receive: (message) => send({ type: 'showMessage', message }),
    tap(path) {
      send({ type: 'openPage', path })
      return listeners.size > 0
    },
  }
  return fake
}
