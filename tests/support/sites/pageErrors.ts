import type { Driver } from '../engines/driver'

/** How many lines of a log a test has read. */
const read = new WeakMap<readonly string[], number>()

/** The errors on a phone's pages that nothing has caught, since they were last taken. */
export function takePageErrors(phone: Driver): readonly string[] {
  const lines = phone.log()
  const errors = lines.slice(read.get(lines) ?? 0).filter((line) => line.startsWith('page error: '))
  read.set(lines, lines.length)
  return errors
}

/**
 * A test fails when a page throws an error that nothing catches, unless it takes it. Only in Chromium: Firefox also lists what a
 * page handles, such as a script that does not come, and WebKit lists nothing.
 */
export function expectNoPageErrors(phones: readonly Driver[]): void {
  const errors = phones.filter(({ engine }) => engine === 'Chromium').flatMap(takePageErrors)
  if (errors.length > 0) throw new Error(`Nothing has caught this on a page:\n${errors.join('\n')}`)
}
