import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { messageOf } from './failures'
import { type FileReport, type TestReport, writeReport } from './results'

/** Writes how each test ended, and how long files took, to the file that REPORT_FILE names. */
export default class ResultReporter implements Reporter {
  readonly #start = Date.now()

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const { REPORT_FILE: file } = process.env
    if (!file) throw new Error('REPORT_FILE must name the file to write')
    writeReport(file, {
      startTime: this.#start,
      files: modules.map(fileReport),
      errors: errors.map(messageOf),
    })
  }
}

function fileReport(module: TestModule): FileReport {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  return {
    file: module.relativeModuleId,
    project: module.project.name,
    milliseconds: prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration,
    tests: [...module.children.allTests()].map(testReport),
    errors: [module, ...module.children.allSuites()].flatMap((part) =>
      part.errors().map((error) => ({ title: titleOf(part), message: messageOf(error) })),
    ),
  }
}

const titleOf = (part: TestModule | TestSuite): string => (part.type === 'suite' ? part.fullName : '')

function testReport(test: TestCase): TestReport {
  const { state, errors = [] } = test.result()
  const { evidence } = test.meta()
  return {
    title: test.name,
    fullTitle: test.fullName,
    status: state,
    milliseconds: test.diagnostic()?.duration ?? 0,
    ...(state === 'failed' && { message: errors.map(messageOf).join('\n') }),
    ...(evidence && { evidence }),
  }
}
