import { formatMoney } from '../../../../runtime/rules/text/money'
import type { RecordRow } from '../records'

/** What the page's script needs. */
interface CashierData {
  readonly name: string
  /** It only shows something. */
  readonly isRecord: boolean
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly currency: {
    readonly code: string
    readonly symbol: string
    readonly position: 'before' | 'after'
    readonly decimals: number
  }
  readonly limits: { readonly least: number; readonly most: number }
  readonly reward: { readonly points: number; readonly amount: number }
}

interface Account {
  readonly balance: string
  readonly points: number
  readonly cards: number
  readonly problem?: string
  readonly rows?: readonly RecordRow[]
}

const { name, isRecord, texts, currency, limits, reward }: CashierData = JSON.parse(
  document.querySelector('#data')?.textContent ?? '',
)
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T
/** The page that embeds this one: no other gets messages from here, or is listened to. */
const siteOrigin = document.referrer === '' ? '' : new URL(document.referrer).origin
const isInSite = window.parent !== window && siteOrigin !== ''
const tell = (message: unknown) => {
  if (isInSite) window.parent.postMessage(message, siteOrigin)
}
let words: Readonly<Record<string, string>> = texts.EN ?? {}
let token = ''
let account: Account | undefined
/** `waiting`: the site has not said yet who is logged in. Where there is no site, nobody is. */
let state: 'waiting' | 'nobody' | 'known' | 'failed' = isInSite ? 'waiting' : 'nobody'
let isAnswered = false
let outcome: { readonly text: string; readonly isWrong: boolean } = { text: '', isWrong: false }

const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
  (words[key] ?? '').replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '')
/** As the site writes it. */
const money = (amount: number | string) => formatMoney(amount, currency)

function render(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = text(element.dataset.text ?? '')
  for (const element of document.querySelectorAll<HTMLElement>('[data-amount]'))
    element.textContent = money(Number(element.dataset.amount))
  const isPoints = name === 'points'
  one('#submit').textContent = isPoints
    ? text('exchange', { points: String(reward.points), amount: money(reward.amount) })
    : text(name)
  one('#held').textContent = text(isPoints ? 'pointsHeld' : 'balance')
  if (account) one('#account').textContent = isPoints ? String(account.points) : money(account.balance)
  if (isRecord) renderRows(account?.rows ?? [])
  const noSession = one('#no-session')
  one('#waiting').hidden = state !== 'waiting'
  noSession.textContent = text(state === 'failed' ? 'failed' : 'noSession')
  noSession.hidden = state === 'waiting' || state === 'known'
  one('main').hidden = account === undefined
  const result = one('#result')
  result.textContent = outcome.text
  result.className = outcome.isWrong ? 'wrong' : ''
  tell({ type: 'height', height: document.documentElement.offsetHeight })
}

function renderRows(rows: readonly RecordRow[]): void {
  const lines = rows.map(({ label, value }) => {
    const line = document.createElement('dl')
    for (const [tag, content] of [
      ['dt', text(label)],
      ['dd', valueText(value)],
    ] as const)
      line.append(Object.assign(document.createElement(tag), { textContent: content }))
    return line
  })
  one('#rows').replaceChildren(...(lines.length > 0 ? lines : [text('nothing')]))
}

function valueText(value: RecordRow['value']): string {
  if (typeof value === 'string') return value
  return 'word' in value ? text(value.word) : money(value.amount)
}

async function call(action: string, body?: unknown): Promise<Account> {
  const response = await fetch(`api/${action}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return response.json()
}

const announcements: Readonly<Record<string, string>> = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  card: 'cardBound',
  pix: 'cardBound',
  points: 'balance',
}

/** For the purchase that the site tracks. */
const paymentOf = (amount: unknown) => ({
  id: `${Date.now()}`,
  amount: String(amount).trim(),
  currency: currency.code,
})

async function submit(): Promise<void> {
  const button = one<HTMLButtonElement>('#submit')
  if (button.disabled) return
  button.disabled = true
  try {
    const typed = Object.fromEntries(new FormData(one<HTMLFormElement>('form')))
    const answer = await call(name, typed)
    if (answer.balance !== undefined) account = answer
    if (answer.problem === undefined)
      tell({ type: announcements[name], ...(name === 'deposit' && paymentOf(typed.amount)) })
    outcome =
      answer.problem === undefined
        ? { text: text('done', { balance: money(answer.balance) }), isWrong: false }
        : {
            text: text(answer.problem, { least: money(limits.least), most: money(limits.most) }),
            isWrong: true,
          }
    one('#add-card').hidden = answer.problem !== 'noCard'
  } catch {
    outcome = { text: text('failed'), isWrong: true }
  }
  button.disabled = false
  render()
}

addEventListener('message', async ({ source, origin, data }) => {
  if (source !== window.parent || origin !== siteOrigin || data?.type !== 'site') return
  isAnswered = true
  words = texts[data.language] ?? words
  document.documentElement.lang = data.tag
  document.documentElement.dir = data.direction
  token = data.session?.token ?? ''
  await readAccount()
})

/** Tries again until the server answers: a member on a slow line is not told to log in. */
async function readAccount(): Promise<void> {
  try {
    const answer = token === '' ? undefined : await call(isRecord ? name : 'member')
    account = answer?.problem === undefined ? answer : undefined
    state = account === undefined ? 'nobody' : 'known'
  } catch {
    if (account === undefined) state = 'failed'
    setTimeout(() => void readAccount(), 2000)
  }
  render()
}

/** Says that it is ready until the site has answered, however late: nobody is told to log in while that is not known. */
function askForSession(): void {
  if (!isInSite || isAnswered) return
  tell({ type: 'ready' })
  setTimeout(askForSession, 500)
}
one('form').addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
document.addEventListener('click', ({ target }) => {
  const { id, dataset } = target as HTMLElement
  if (dataset.amount !== undefined) one<HTMLInputElement>('[name=amount]').value = dataset.amount
  if (id === 'back') tell({ type: 'close' })
  if (id === 'add-card') tell({ type: 'navigate', path: '/m/securityCenter/addBankCard' })
})
render()
askForSession()
