import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../http/body'
import { textField } from '../http/bodyFields'
import type { MerchantState } from '../state/merchantState'
import type { PlatformState } from '../state/platformState'
import { chatPage } from './chatPage'
import { type ChatMessage, type ChatWindow, chatPath } from './chatState'
import { chatTexts } from './chatTexts'

/** Whether a path belongs to the simulated chat, which is another site than the platform. */
export const isChatPath = (path: string): boolean => path.startsWith(chatPath)

/** Serves a window of the chat: the page, which counts as read from then on, and the messages that it sends. */
export async function serveChat(
  { merchants }: PlatformState,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
): Promise<void> {
  const [code = '', id = ''] = pathname.slice(chatPath.length).split('/')
  const state = merchants.get(code)
  const chatWindow = state?.chatWindows.get(id)
  if (!state || !chatWindow) return send(response, 404, 'text/plain', 'This chat has ended.')
  chatWindow.member.unreadMessages = 0
  const messages = messagesOf(state, chatWindow)
  if (request.method !== 'POST') return send(response, 200, 'text/html', chatPage(chatWindow, messages))
  const added = answer(await readBody(request))
  messages.push(...added)
  send(response, 200, 'application/json', JSON.stringify(added))
}

function messagesOf({ chatMessages }: MerchantState, { member }: ChatWindow): ChatMessage[] {
  const messages = chatMessages.get(member.id) ?? []
  chatMessages.set(member.id, messages)
  return messages
}

/** The member's message and the agent's; none for an empty one. */
function answer(json: string | undefined): ChatMessage[] {
  const body: unknown = JSON.parse(json || '{}')
  const text = textField(body, 'text')
  const words = chatTexts[textField(body, 'locale')] ?? chatTexts['en-US']
  if (text === '' || !words) return []
  return [
    { from: 'member', text },
    { from: 'agent', text: words.answer },
  ]
}

const send = (response: ServerResponse, status: number, contentType: string, body: string): void =>
  void response
    .writeHead(status, { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(body)
