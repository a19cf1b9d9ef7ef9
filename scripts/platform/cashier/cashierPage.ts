import { compileScript } from '../../steps/bundle/compileScript'
import type { SimulatedMerchant } from '../state/merchantConfig'
import { records } from './records'
import texts from './texts.json'
import { amountLimits, pointsForReward, usualAmounts } from './transactions'

/** Data for the page's script; `<` is escaped, so that it cannot end the script. */
const scriptData = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

const isLight = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  )
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150
}

const style = ({
  mode = 'light',
  primary = '#2255cc',
}: Partial<NonNullable<SimulatedMerchant['theme']>> = {}) => `
  :root { color-scheme: ${mode}; --primary: ${primary}; --on-primary: ${isLight(primary) ? '#000' : '#fff'};
    --ground: ${mode === 'dark' ? '#121212' : '#fff'}; --text: ${mode === 'dark' ? '#f4f4f4' : '#1b1b1b'};
    --line: ${mode === 'dark' ? '#8a8a8a' : '#767676'}; --wrong: ${mode === 'dark' ? '#ff9a9a' : '#a11'} }
  * { box-sizing: border-box; font: inherit }
  body { margin: 0; padding: 16px; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground) }
  form { display: grid; gap: 16px }
  .usual { display: flex; flex-wrap: wrap; gap: 8px }
  input, button { min-height: 48px; width: 100%; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; color: inherit; background: none }
  .usual button { flex: 1 1 5.5rem; width: auto }
  button[type=submit] { border-color: transparent; font-weight: 700; color: var(--on-primary); background: var(--primary) }
  #waiting { height: 200px; border-radius: 10px; background: repeating-linear-gradient(var(--line) 0 48px, transparent 48px 64px); opacity: .2 }
  dl { display: flex; justify-content: space-between; margin: 0 0 16px } dd { margin: 0; font-weight: 700 }
  #rows dl { padding: 12px 0; margin: 0; border-bottom: 1px solid var(--line) }
  .wrong { color: var(--wrong) } [hidden] { display: none }
  :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }`

const amountField = (currency: SimulatedMerchant['currency']): string => `
  <div class="usual">${usualAmounts(currency)
    .map((amount) => `<button type="button" data-amount="${amount}"></button>`)
    .join('')}</div>
  <label><span data-text="amount"></span><input name="amount" inputmode="decimal" autocomplete="off" dir="ltr"></label>`

const numberField = (label: string): string =>
  `<label><span data-text="${label}"></span><input name="number" inputmode="${label === 'pixKey' ? 'text' : 'numeric'}" autocomplete="off" dir="ltr"></label>`

const fieldsOf = (name: string, currency: SimulatedMerchant['currency']): string =>
  ({ card: numberField('cardNumber'), pix: numberField('pixKey'), points: '' })[name] ?? amountField(currency)

const pageScript = (): string => compileScript(new URL('page/main.ts', import.meta.url))

/** A small page of a merchant's cashier. It follows `.github/EMBEDDED_PAGES.md`, as a real one would. */
export function cashierPage({ theme, currency, languages }: SimulatedMerchant, name: string): string {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = texts
  const offered = Object.fromEntries(
    [...languages, 'EN'].map((language) => [language, known[language] ?? known.EN]),
  )
  const data = {
    name,
    isRecord: name in records,
    texts: offered,
    currency,
    limits: amountLimits(currency),
    reward: { points: pointsForReward, amount: usualAmounts(currency)[0] },
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${known.EN?.[name] ?? name}</title>
<style>${style(theme)}</style>
</head>
<body>
<div id="waiting" aria-hidden="true"></div>
<p id="no-session" role="status" hidden></p>
<main hidden>
<dl><dt id="held"></dt><dd id="account" dir="ltr"></dd></dl>
<div id="rows"></div>
<form${name in records ? ' hidden' : ''}>
${fieldsOf(name, currency)}
<button type="submit" id="submit"></button>
</form>
<p id="result" role="status"></p>
<p><button type="button" id="add-card" data-text="addCard" hidden></button></p>
<p><button type="button" id="back" data-text="back"></button></p>
</main>
<script id="data" type="application/json">${scriptData(data)}</script>
<script>${pageScript()}</script>
</body>
</html>
`
}
