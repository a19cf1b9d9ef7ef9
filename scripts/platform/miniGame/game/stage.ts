import { miniGame, miniGameLotteries } from './contract'
import { words } from './words'

/** What both games share: the page, its colours (the brand's tokens), and the way to the lottery. */

const style = `
*{box-sizing:border-box}
body{display:grid;align-content:center;justify-items:center;gap:10px;height:auto;min-height:100%;padding:12px;font:16px/1.4 var(--font-body,system-ui);text-align:center;color:var(--color-text);background:var(--color-raised)}
h1,p{margin:0}
h1{font:700 1.125rem/1.3 var(--font-display,system-ui)}
button{min-width:44px;min-height:44px;padding:4px 16px;border:0;border-radius:var(--radius-full);font:inherit;font-weight:600;color:inherit;background:var(--color-sunken);cursor:pointer}
button:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
button:disabled{cursor:default}
.main{min-width:160px;color:var(--color-on-primary);background:var(--gradient-brand)}
.main:disabled{opacity:.45}
.link{color:var(--color-link);background:none}
.row{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,44px);width:min(100%,252px);justify-content:center;gap:8px}
.number,.ball{display:grid;place-items:center;width:44px;height:44px;padding:0;border-radius:50%;font-variant-numeric:tabular-nums}
.number[aria-pressed=true]{color:var(--color-on-accent);background:var(--color-accent)}
.ball{font-weight:700;color:var(--color-muted);box-shadow:inset 0 0 0 2px var(--color-line-strong)}
.ball.hit{color:var(--color-on-primary);background:var(--gradient-brand);box-shadow:none}
.ball.drawn{animation:drop .35s both cubic-bezier(.2,.8,.2,1)}
.card{width:84px;height:116px;padding:0;border-radius:12px;color:var(--color-on-primary);background:var(--gradient-brand)}
.card svg{width:48px;height:48px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linejoin:round;stroke-linecap:round}
.card.open{color:var(--color-muted);background:var(--color-sunken);animation:turn .3s both}
.card.star{color:var(--color-on-accent);background:var(--color-accent)}
.card.star path{fill:currentColor}
.result{min-height:1.5em;font-weight:600}
@keyframes drop{from{opacity:0;transform:translateY(-24px)}}
@keyframes turn{from{transform:rotateY(90deg)}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}`

type Attributes = Readonly<Record<string, string>>

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...contents)
  return created
}

export function button(attributes: Attributes, text: string, onTap: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, text)
  created.addEventListener('click', onTap)
  return created
}

/** A number from 0 to `below` - 1. */
export const randomBelow = (below: number): number => Math.floor(Math.random() * below)

const lotteryLink = (): HTMLElement[] => {
  const code = miniGameLotteries[miniGame.merchant]
  if (code === undefined) return []
  return [button({ class: 'link' }, words().playLottery, () => miniGame.launch(code))]
}

/** Shows the game, and says that it is ready. */
export function startGame(height: number, ...contents: readonly HTMLElement[]): void {
  document.documentElement.lang = miniGame.language
  document.documentElement.dir = miniGame.language === 'ur' ? 'rtl' : 'ltr'
  document.head.append(element('style', {}, style))
  document.body.append(...contents, ...lotteryLink())
  miniGame.resize(height)
  miniGame.ready()
}
