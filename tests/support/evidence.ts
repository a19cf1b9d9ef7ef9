import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunnerTask } from 'vitest'
import { evidenceFolder } from '../../scripts/test/results'
import type { Driver } from './driver'

declare module 'vitest' {
  interface TaskMeta {
    /** Where the pictures and logs of a failed test lie, from the project's root. */
    evidence?: string
  }
}

const hasFailed = (task: RunnerTask): boolean => task.result?.state === 'fail'

const namesOf = (task: RunnerTask): string[] => [
  ...(task.suite ? namesOf(task.suite as unknown as RunnerTask) : []),
  task.name,
]

/** A name that every file system takes. */
const fileName = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)

function folderOf(task: RunnerTask): string {
  const file =
    task.file.name
      .split('/')
      .at(-1)
      ?.replace(/\.test\.tsx?$/, '') ?? ''
  const folder = join(evidenceFolder, file, namesOf(task).map(fileName).join('/'))
  mkdirSync(folder, { recursive: true })
  task.meta.evidence = folder
  return folder
}

/** Keeps what the phones of a failed test show and have logged. A browser that is gone shows nothing. */
export async function keepPhones(task: RunnerTask, phones: readonly Driver[]): Promise<void> {
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

/** Keeps what the platform was asked in a failed test, with its answers' statuses. */
export async function keepCalls(
  task: RunnerTask,
  received: () => Promise<readonly unknown[]>,
): Promise<void> {
  if (!hasFailed(task)) return
  const calls = await received().catch((error: unknown) => [String(error)])
  writeFileSync(join(folderOf(task), 'calls.json'), JSON.stringify(calls, null, 2))
}
