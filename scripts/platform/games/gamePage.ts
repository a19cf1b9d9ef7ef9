import { formatMoney } from '../../../runtime/rules/text/money'
import { compileScript } from '../../steps/bundle/compileScript'
import type { ConfigState } from '../state/merchantConfig'
import { lotteryNumbers, lotteryPicks, reels } from './bet'
import type { GameSession, GameState } from './gameState'
import { gameWords } from './gameWords'

interface GamePageOptions {
  readonly state: ConfigState & GameState
  readonly session: GameSession
  readonly betUrl: string
  readonly strangerUrl: string
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** JSON within a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const style = `
:root { color-scheme: dark; font: 16px/1.4 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: flex; flex-direction: column; gap: 12px; padding: 12px; color: #fff; background: radial-gradient(circle at 50% 20%, #31417e, #10142c); }
header, footer { display: flex; gap: 8px; align-items: center; justify-content: space-between; flex-wrap: wrap; }
main { flex: 1; display: grid; align-content: center; gap: 14px; justify-items: center; }
button { min-inline-size: 48px; min-block-size: 48px; border: 0; border-radius: 12px; font: inherit; font-weight: 700; color: #10142c; background: #ffd24a; padding: 0 16px; }
button:disabled { opacity: .5; }
header button { background: #ffffff2b; color: #fff; }
.numbers { display: grid; grid-template-columns: repeat(5, 48px); gap: 8px; }
.numbers button { padding: 0; background: #ffffff22; color: #fff; border-radius: 50%; }
.numbers button[aria-pressed=true] { background: #ffd24a; color: #10142c; }
.numbers .drawn { outline: 3px solid #5be49b; }
.reels { display: flex; gap: 10px; font-size: 48px; }
.reels span { inline-size: 84px; block-size: 96px; display: grid; place-items: center; border-radius: 14px; background: #fff; color: #b5161d; }
.stakes { display: flex; gap: 8px; }
.stakes button[aria-pressed=false] { background: #ffffff22; color: #fff; }
[role=status] { min-block-size: 1.5em; }
`

/** The symbols of the reels: suits and stars. */
const symbols = ['\u2660', '\u2665', '\u2666', '\u2663', '\u2605', '7']

/** Runs in the page of a game. `game` is its data; it tells the site what the member does. */
const script = `
const isAlone = parent === window
const tell = (type) => isAlone ? (location.href = game.backUrl) : parent.postMessage({ type }, '*')
const byId = (id) => document.getElementById(id)
const picks = new Set()
let stake = game.stakes[0]
const money = (amount) => formatMoney(amount, game.currency)
const show = (balance) => { byId('balance').textContent = money(balance); byId('balance').dataset.value = balance }
byId('leave').onclick = () => tell('close')
byId('deposit').onclick = () => tell('deposit')
for (const button of document.querySelectorAll('[data-stake]')) button.onclick = () => {
  stake = button.dataset.stake
  for (const other of document.querySelectorAll('[data-stake]')) other.ariaPressed = String(other === button)
}
const numbers = [...document.querySelectorAll('[data-number]')]
const ready = () => { byId('bet').disabled = game.kind === 'lottery' && picks.size !== game.picks }
for (const button of numbers) button.onclick = () => {
  const number = Number(button.dataset.number)
  if (!picks.delete(number) && picks.size < game.picks) picks.add(number)
  for (const other of numbers) { other.classList.remove('drawn'); other.ariaPressed = String(picks.has(Number(other.dataset.number))) }
  ready()
}
byId('bet').onclick = async () => {
  byId('bet').disabled = true
  const response = await fetch(game.betUrl, { method: 'POST', body: JSON.stringify({ stake, numbers: [...picks] }) })
  const reply = await response.json()
  if (reply.success) {
    show(reply.balance)
    if (game.kind === 'lottery') for (const button of numbers) button.classList.toggle('drawn', reply.drawn.includes(Number(button.dataset.number)))
    else byId('reels').querySelectorAll('span').forEach((reel, index) => { reel.textContent = game.symbols[reply.drawn[index]] })
    byId('result').textContent = Number(reply.won) > 0 ? game.words.won + ' ' + money(reply.won) : game.words.lost
  } else byId('result').textContent = reply.errorCode
  ready()
}
show(game.balance)
ready()
if (!isAlone) tell('ready')
`

const moneyScript = (): string => compileScript(new URL('gameMoney.ts', import.meta.url))

const board = ({ kind }: GameSession): string =>
  kind === 'lottery'
    ? `<div class="numbers">${Array.from(
        { length: lotteryNumbers },
        (_, index) => `<button data-number="${index + 1}" aria-pressed="false">${index + 1}</button>`,
      ).join('')}</div>`
    : `<div class="reels" id="reels">${Array.from({ length: reels }, (_, index) => `<span>${symbols[index]}</span>`).join('')}</div>`

/** A small game that is really played: against the member's balance, or in a trial against play money. */
export function gamePage({ state, session, betUrl, strangerUrl }: GamePageOptions): string {
  const { currency } = state.merchant
  const { kind, member, trialBalance, title, language, backUrl } = session
  const words = gameWords(language)
  const stakes = [10, 50, 100].map((units) => String(units * (currency.decimals === 0 ? 1000 : 1)))
  const game = {
    kind,
    betUrl,
    backUrl,
    stakes,
    symbols,
    words,
    picks: lotteryPicks,
    balance: member?.balance ?? trialBalance,
    currency,
  }
  const stakeButtons = stakes.map(
    (stake, index) =>
      `<button data-stake="${stake}" aria-pressed="${index === 0}">${formatMoney(stake, currency)}</button>`,
  )
  return `<!doctype html>
<html dir="${language === 'UR' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<header><button id="leave" aria-label="${words.leave}">&#x2715;</button><strong id="balance" dir="ltr"></strong><button id="deposit">${words.deposit}</button></header>
<main><h1>${escapeHtml(title)}</h1>${kind === 'lottery' ? `<p>${words.pick}</p>` : ''}${board(session)}<p role="status" id="result"></p></main>
<footer><div class="stakes" aria-label="${words.stake}">${stakeButtons.join('')}</div><button id="bet">${kind === 'lottery' ? words.bet : words.spin}</button></footer>
${state.gameBehaviour.strangers ? `<iframe src="${escapeHtml(strangerUrl)}" hidden></iframe>` : ''}
<script>${moneyScript()}</script>
<script>const game = ${scriptJson(game)}
${script}</script>
</body></html>`
}

/** A page in a frame of the game, which the site must not listen to (F158). */
/** The rules of a game, as its vendor shows them (D220). */
export const rulesPage = (name: string, language: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)}</title>
<style>${style}</style>
<main><h1>${escapeHtml(name)}</h1><p>${gameWords(language).rules}</p></main></html>`

export const strangerPage = `<!doctype html><script>
setInterval(() => { for (const type of ['close', 'back', 'deposit', 'ready']) top.postMessage({ type }, '*') }, 50)
</script>`
