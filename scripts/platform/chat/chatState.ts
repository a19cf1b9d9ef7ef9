import type { Member } from '../members/member'

export interface ChatMessage {
  readonly from: 'member' | 'agent'
  readonly text: string
}

/** A window of the chat, as a launch call has requested it (E7.07). */
export interface ChatWindow {
  readonly member: Member
  readonly title: string
  readonly language: string
  /** `#rrggbb` */
  readonly headerColor: string
  readonly backUrl: string
}

export interface ChatState {
  /** By the id in its URL. */
  readonly chatWindows: Map<string, ChatWindow>
  /** What each member and the agents have written, by the member's id. */
  readonly chatMessages: Map<number, ChatMessage[]>
}

export const initialChatState = (): ChatState => ({ chatWindows: new Map(), chatMessages: new Map() })

/** The first part of the path of every window; it is followed by the merchant's code and the window's id. */
export const chatPath = '/__chat/'
