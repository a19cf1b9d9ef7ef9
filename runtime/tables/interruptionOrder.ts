import { type OverlayId, overlays, type PromptId } from './overlays'

/**
 * Where they stand among the prompts: what is no prompt, and what is more urgent than its row in the lane says; each comes directly
 * before another.
 */
const before = {
  sessionReminder: 'update',
  announcement: 'downloadScreen',
  /** Google's own prompt: the browser shows it, not an overlay, beside the page (I4.34). It waits like the others, and delays none. */
  oneTap: 'pushPrompt',
} as const satisfies Readonly<Record<string, PromptId>>

export type InterruptionId = PromptId | keyof typeof before

const moved = Object.entries(before) as readonly (readonly [InterruptionId, PromptId])[]
const prompts = (Object.keys(overlays) as OverlayId[]).filter(
  (id): id is PromptId => overlays[id].lane === 'prompt' && !Object.hasOwn(before, id),
)

/** What opens without being asked for, the most urgent first; what is forced comes before all of it (D27). */
export const interruptions: readonly InterruptionId[] = prompts.flatMap((prompt) => [
  ...moved.flatMap(([id, next]) => (next === prompt ? id : [])),
  prompt,
])
