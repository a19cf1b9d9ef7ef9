import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunnerTask } from 'vitest'
import { artifactsFolder } from '../../../scripts/test/results'
import type { Driver } from '../engines/driver'

declare module 'vitest' {
  interface TaskMeta {
    /** The folder with the screenshots and logs of a failed test, relative to the project's root. */
    artifacts?: string
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

/** Saves screenshots and logs of a failed test's phones. A closed browser gives no screenshot. */
export async function savePhones(task: RunnerTask, phones: readonly Driver[]): Promise<void> {
  if (!hasFailed(task)) return
  const folder = folderOf(task)
  for (const [index, phone] of phones.entries()) {
    const name = join(folder, `${phone.engine}-${index + 1}`)
    writeFileSync(`${name}.log`, `${phone.log().join('\n')}\n`)
    await phone.screenshot().then(
      (picture) => writeFileSync(`${name}.png`, picture),
      () => undefined,
    )
  }
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
