import { isExecutable } from './findBrowser'
import { findOnPath } from './planBrowser'

/** Where Debian has it, which is not on the path of everybody. */
const systemFolders = '/usr/sbin:/usr/local/sbin'

const installed = (): string | undefined =>
  findOnPath(`${process.env.PATH ?? ''}:${systemFolders}`, ['nginx'], isExecutable)[0]

/** Whether the tests that need nginx run: where it is installed, and always in CI, where they fail without it. */
export const testsNginx = (): boolean => installed() !== undefined || Boolean(process.env.CI)

/** The program of nginx. Throws an error that says what to do when it is not installed. */
export function findNginx(): string {
  const program = installed()
  if (program === undefined)
    throw new Error('nginx is not installed. On Debian: apt-get install nginx (as root).')
  return program
}
