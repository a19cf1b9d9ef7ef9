import type { UserConsoleLog } from 'vitest'
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSpecification,
} from 'vitest/node'
import { type Progress, percentDone, progressLine } from './progress'
import { testReport } from './reporter'
import { weightOf } from './sequencer'

/** A log gets a line at each of these, or when none was printed for this long. */
const percentBetweenLines = 5
const millisecondsBetweenLines = 15_000

const clearLine = '\r\x1b[K'

/** Prints how far the tests are: one line that changes in a terminal, plain lines in a log; and each failure at once. */
export default class ProgressReporter implements Reporter {
  readonly #inPlace = process.stdout.isTTY === true && !process.env.CI
  readonly #start = performance.now()
  readonly #read = new Set<string>()
  readonly #weights = new Map<string, number>()
  readonly #doneIn = new Map<string, number>()
  readonly #countOf = new Map<string, number>()
  #failed = 0
  #printedPercent = 0
  #timer: NodeJS.Timeout | undefined

  onTestRunStart(files: readonly TestSpecification[]): void {
    for (const file of files) this.#weights.set(keyOf(file), weightOf(file))
    this.#timer = setInterval(() => this.#print(), millisecondsBetweenLines)
    this.#timer.unref()
  }

  onTestModuleCollected(module: TestModule): void {
    this.#read.add(keyOf(module))
    this.#countOf.set(keyOf(module), [...module.children.allTests()].length)
  }

  onTestCaseResult(test: TestCase): void {
    const key = keyOf(test.module)
    this.#doneIn.set(key, (this.#doneIn.get(key) ?? 0) + 1)
    if (test.result().state === 'failed') this.#reportFailure(test)
    if (this.#inPlace || percentDone(this.#progress()) >= this.#printedPercent + percentBetweenLines)
      this.#print()
  }

  onTestModuleEnd(module: TestModule): void {
    // A file that could not be read has no tests, but is done.
    this.#read.add(keyOf(module))
    this.#doneIn.set(keyOf(module), this.#countOf.get(keyOf(module)) ?? 0)
  }

  onUserConsoleLog({ content, type }: UserConsoleLog): void {
    this.#clear()
    process[type].write(content)
  }

  onTestRunEnd(
    _modules: readonly TestModule[],
    _errors: readonly SerializedError[],
    _reason: TestRunEndReason,
  ): void {
    clearInterval(this.#timer)
    if (this.#inPlace || this.#printedPercent < percentDone(this.#progress())) this.#print()
    if (this.#inPlace) console.log()
  }

  #reportFailure(test: TestCase): void {
    this.#failed += 1
    this.#clear()
    const { fullTitle, location, message = '' } = testReport(test)
    console.log(
      `FAILED  ${location ?? test.module.relativeModuleId} > ${fullTitle}\n    ${firstLine(message)}`,
    )
  }

  #print(): void {
    const progress = this.#progress()
    this.#printedPercent = percentDone(progress)
    const line = progressLine(progress)
    if (this.#inPlace) process.stdout.write(`${clearLine}${line.slice(0, process.stdout.columns)}`)
    else console.log(line)
  }

  #clear(): void {
    if (this.#inPlace) process.stdout.write(clearLine)
  }

  #progress(): Progress {
    const weightDone = sum(
      [...this.#weights].map(([key, weight]) => {
        if (!this.#read.has(key)) return 0
        const count = this.#countOf.get(key) ?? 0
        return count === 0 ? weight : (weight * (this.#doneIn.get(key) ?? 0)) / count
      }),
    )
    return {
      step: process.env.TEST_STEP ?? 'Tests',
      testsDone: sum(this.#doneIn.values()),
      testsKnown: sum(this.#countOf.values()),
      filesRead: this.#read.size,
      files: this.#weights.size,
      failed: this.#failed,
      weightDone,
      weight: sum(this.#weights.values()),
      milliseconds: performance.now() - this.#start,
    }
  }
}

/** A file may belong to several projects. */
const keyOf = ({ project, moduleId }: TestModule | TestSpecification): string => `${project.name} ${moduleId}`

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)
