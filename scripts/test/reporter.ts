import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { formatError } from './failures'
import { type FileReport, type TestReport, writeReport } from './results'

/** Writes the result of each test and the duration of each file to the file that REPORT_FILE names. */
export default class ResultReporter implements Reporter {
  readonly #start = Date.now()

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const { REPORT_FILE: file } = process.env
    if (!file) throw new Error('REPORT_FILE must name the file to write')
    writeReport(file, {
      startTime: this.#start,
      files: modules.map(fileReport),
      errors: errors.map(formatError),
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
    errors: [module, ...module.children.allSuites()].flatMap((group) =>
      group.errors().map((error) => ({ title: titleOf(group), message: formatError(error) })),
    ),
  }
}

const titleOf = (group: TestModule | TestSuite): string => (group.type === 'suite' ? group.fullName : '')

/** The result of a test. */
export function testReport(test: TestCase): TestReport {
  const { state, errors = [] } = test.result()
  const { artifacts, page } = test.meta()
  const location = locationOf(test)
  return {
    title: test.name,
    fullTitle: test.fullName,
    status: state,
    milliseconds: test.diagnostic()?.duration ?? 0,
    ...(state === 'failed' && { message: errors.map(formatError).join('\n') }),
    ...(location && { location }),
    ...(artifacts && { artifacts }),
    ...(page && { page }),
  }
}

/** The line of the test file that failed, or the first line of ours. */
function locationOf(test: TestCase): string | undefined {
  const frames = (test.result().errors ?? []).flatMap(({ stacks = [] }) => stacks)
  const frame = frames.find(({ file }) => file === test.module.moduleId) ?? frames[0]
  return frame && `${relative(process.cwd(), frame.file)}:${frame.line}`
}
