import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { type Failure, wordsOf } from './failures'
import { failuresFile } from './results'

/** Keeps what failed tests say, the differences too, which vitest's JSON leaves out. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const project of new Set(modules.map((module) => module.project.name))) {
      const file = failuresFile(process.cwd(), project)
      const ran = modules.filter((module) => module.project.name === project)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(ran.flatMap(failuresOf)))
    }
  }
}

type Thrown = Parameters<typeof wordsOf>[0]

function failuresOf(module: TestModule): Failure[] {
  const failed = (title: string, errors: readonly Thrown[]): Failure[] =>
    errors.length === 0
      ? []
      : [{ file: module.relativeModuleId, title, message: errors.map(wordsOf).join('\n') }]
  return [
    ...failed('', module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) => failed(suite.fullName, suite.errors())),
    ...[...module.children.allTests('failed')].flatMap((test) =>
      failed(test.fullName, test.result().errors ?? []),
    ),
  ]
}
