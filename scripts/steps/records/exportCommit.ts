import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Why a commit cannot be compared with, in a sentence. */
export class CommitError extends Error {}

/**
 * Writes the project as it was at a commit into a folder, and returns where it is there. Neither the working tree nor the index
 * changes. Throws a CommitError when there is no such commit.
 */
export function exportCommit(root: string, commit: string, folder: string): string {
  const git = (args: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  const tree = join(folder, 'tree')
  const project = join(tree, prefixOf(root, git))
  const index = { GIT_INDEX_FILE: join(folder, 'index') }
  git(['read-tree', hashOf(commit, git)], index)
  mkdirSync(tree, { recursive: true })
  // Paths are from the repository's top, wherever this is run.
  git(['-C', git(['rev-parse', '--show-toplevel']), 'checkout-index', '--all', `--prefix=${tree}/`], index)
  mkdirSync(project, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  return project
}

type Git = (args: readonly string[]) => string

function prefixOf(root: string, git: Git): string {
  try {
    return git(['rev-parse', '--show-prefix'])
  } catch {
    throw new CommitError(
      `${root} is in no Git repository, or Git is not installed: --changed compares with a commit.`,
    )
  }
}

function hashOf(commit: string, git: Git): string {
  try {
    return git(['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`])
  } catch {
    throw new CommitError(
      `There is no commit "${commit}" here. Name a commit, a branch or a tag; in a shallow clone, fetch it first (git fetch --unshallow).`,
    )
  }
}
