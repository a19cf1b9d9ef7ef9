import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunnerTask } from 'vitest'
import { artifactsFolder } from '../../../scripts/test/results'
import type { Driver } from '../engines/driver'

declare module 'vitest' {
  interface TaskMeta {
    /** The folder with the screenshots and logs of a failed test, relative to the project's root. */
    artifacts?: string
    /** What a member would have seen, in a few lines. */
    page?: string
  }
}

const hasFailed = (task: RunnerTask): boolean => task.result?.state === 'fail'

const titlePathOf = (task: RunnerTask): string[] => [
  ...(task.suite ? titlePathOf(task.suite as unknown as RunnerTask) : []),
  task.name,
]

/** A name that is valid in every file system. */
const fileName = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)

function folderOf(task: RunnerTask): string {
  const file =
    task.file.name
      .split('/')
      .at(-1)
      ?.replace(/\.test\.tsx?$/, '') ?? ''
  const folder = join(artifactsFolder, file, titlePathOf(task).map(fileName).join('/'))
  mkdirSync(folder, { recursive: true })
  task.meta.artifacts = folder
  return folder
}

/** The history entry, and the words that a member sees: of the dialogs that are open, else of the whole page. */
const seenScript = `(() => {
  const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')]
  const entry = 'Entry ' + JSON.stringify(history.state?.usr ?? null) + ' of ' + history.length
  const texts = [entry, document.title, ...(dialogs.length > 0 ? dialogs : [document.body]).map((part) => part.innerText)]
  return texts.join('\\n')
})()`

const maxSeenLines = 12
const maxSeenLetters = 100

/** A page in a few lines: its address, its title and its first words. */
export const summarizePage = (address: string, text: string): string =>
  [address, ...text.split('\n')]
    .map((line) => line.trim().slice(0, maxSeenLetters))
    .filter((line) => line !== '')
    .slice(0, maxSeenLines)
    .join('\n')

/** Empty for a browser that is closed, or does not answer. */
async function describePage(phone: Driver): Promise<string> {
  try {
    const { pathname, search } = await phone.address()
    return summarizePage(pathname + search, String(await phone.evaluate(seenScript)))
  } catch {
    return ''
  }
}

/** Saves screenshots, texts and logs of a failed test's phones. A closed browser gives no screenshot. */
export async function savePhones(task: RunnerTask, phones: readonly Driver[]): Promise<void> {
  if (!hasFailed(task)) return
  const folder = folderOf(task)
  const pages: string[] = []
  for (const [index, phone] of phones.entries()) {
    const name = join(folder, `${phone.engine}-${index + 1}`)
    writeFileSync(`${name}.log`, `${phone.log().join('\n')}\n`)
    pages.push(await describePage(phone))
    await phone.screenshot().then(
      (picture) => writeFileSync(`${name}.png`, picture),
      () => undefined,
    )
  }
  task.meta.page = pages.filter(Boolean).join('\n\n')
}

/** Saves the calls that the platform received in a failed test, with their response statuses. */
export async function saveCalls(
  task: RunnerTask,
  receivedCalls: () => Promise<readonly unknown[]>,
): Promise<void> {
  if (!hasFailed(task)) return
  const calls = await receivedCalls().catch((error: unknown) => [String(error)])
  writeFileSync(join(folderOf(task), 'calls.json'), JSON.stringify(calls, null, 2))
}
