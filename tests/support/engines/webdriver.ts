import { Capabilities, error, WebDriver } from 'selenium-webdriver'
import { Executor, HttpClient } from 'selenium-webdriver/http'
import type { Command } from 'selenium-webdriver/lib/command'
import { waitTimeout } from './waitUntil'

/** A driver that takes longer has hung: its own limits for pages and scripts are shorter. In milliseconds. */
const replyTimeout = 2 * waitTimeout

/** Logs the commands of a session, and limits their time, which the library does not. */
class LoggingExecutor extends Executor {
  readonly log: string[] = []

  override async execute(command: Command): Promise<unknown> {
    const { sessionId: _, ...parameters } = command.getParameters()
    const sent = `${command.getName()} ${JSON.stringify(parameters)}`
    const index = this.log.push(sent) - 1
    const start = performance.now()
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new Error(`The driver has not answered within ${replyTimeout} ms: ${sent}`))
      timer = setTimeout(fail, replyTimeout)
    })
    try {
      return await Promise.race([super.execute(command), limit])
    } finally {
      clearTimeout(timer)
      this.log[index] = `${Math.round(performance.now() - start)} ms: ${sent}`
    }
  }
}

/**
 * Opens a session with these capabilities at a running driver. `log` has the sent commands, each with its duration in
 * milliseconds; the last ones may still be pending.
 */
export function openSession(server: string, capabilities: object): { session: WebDriver; log: string[] } {
  const executor = new LoggingExecutor(new HttpClient(server))
  const session = WebDriver.createSession(executor, new Capabilities(capabilities))
  return { session, log: executor.log }
}

/** Whether a click failed because the page was just changing, so that it is worth repeating. */
export const isRepeatable = (failure: unknown): boolean =>
  failure instanceof error.ElementClickInterceptedError || failure instanceof error.StaleElementReferenceError
