import { chatLocales } from '../../../runtime/tables/chatLanguages'
import type { ChatMessage, ChatWindow } from './chatState'
import { chatTexts } from './chatTexts'

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** Data for a script in the page. */
const inScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

const style = (color: string): string => `
  * { box-sizing: border-box; margin: 0; font: inherit }
  body { display: grid; grid-template-rows: auto 1fr auto; block-size: 100vh; font: 16px/1.4 system-ui, sans-serif }
  header { display: flex; gap: 8px; align-items: center; padding: 8px 16px; background: ${color}; color: #000 }
  h1 { flex: 1; font-size: 18px; padding: 4px 8px; background: #fff; border-radius: 8px }
  ol { overflow-y: auto; padding: 16px; list-style: none; display: grid; align-content: start; gap: 8px }
  li { justify-self: start; max-inline-size: 80%; padding: 8px 12px; border-radius: 12px; background: #eee; overflow-wrap: anywhere }
  li.member { justify-self: end; background: #d7e8ff }
  form { display: flex; gap: 8px; padding: 8px 16px; border-block-start: 1px solid #ccc }
  input { flex: 1; min-inline-size: 0 }
  input, button { min-block-size: 44px; padding: 0 12px; border: 1px solid #767676; border-radius: 8px; background: #fff; color: #000 }`

/** Messages come from the server; the site that shows the page in a frame says which locale its window has. */
const script = `
  const { texts, messages, locale, backUrl } = data
  const site = new URL(backUrl).origin
  const list = document.querySelector('ol')
  const input = document.querySelector('input')
  const add = ({ from, text }) => {
    const item = list.appendChild(document.createElement('li'))
    item.className = from
    item.textContent = text
    item.scrollIntoView({ block: 'nearest' })
  }
  function speak(name) {
    const words = texts[name] ?? texts['en-US']
    document.documentElement.lang = name
    list.replaceChildren()
    for (const message of [{ from: 'agent', text: words.greeting }, ...messages]) add(message)
    input.placeholder = words.placeholder
    input.setAttribute('aria-label', words.placeholder)
    document.getElementById('send').textContent = words.send
    document.getElementById('close').textContent = words.close
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === site && data?.type === 'locale') speak(data.locale)
  })
  document.getElementById('close').onclick = () => {
    if (parent === window) location.href = backUrl
    else parent.postMessage({ type: 'close' }, site)
  }
  document.querySelector('form').onsubmit = async (event) => {
    event.preventDefault()
    const text = input.value.trim()
    if (text === '') return
    input.value = ''
    const body = JSON.stringify({ text, locale: document.documentElement.lang })
    const response = await fetch(location.href, { method: 'POST', body })
    for (const message of await response.json()) {
      messages.push(message)
      add(message)
    }
  }
  speak(locale)`

/** A small chat: it shows what the launch call has asked for, takes messages, and answers each. */
export function chatPage(
  { title, language, headerColor, backUrl }: ChatWindow,
  messages: readonly ChatMessage[],
): string {
  const locale = chatLocales[language as keyof typeof chatLocales]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style(headerColor)}</style>
</head>
<body>
<header><h1>${escapeHtml(title)}</h1><button type="button" id="close"></button></header>
<ol></ol>
<form><input maxlength="500"><button id="send"></button></form>
<script>{ const data = ${inScript({ texts: chatTexts, messages, locale, backUrl })};${script} }</script>
</body>
</html>
`
}
