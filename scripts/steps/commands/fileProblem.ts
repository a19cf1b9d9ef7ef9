const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be written or read by this user. Change its owner or its permissions.',
  EPERM: 'may not be written or read by this user. Change its owner or its permissions.',
  EROFS: 'is on a file system that is read-only. Choose a folder that can be written.',
  ENOSPC: 'is on a file system that is full. Make room, and try again.',
  EDQUOT: 'is on a file system on which this user has no room left. Make room, and try again.',
  EEXIST: 'is a file where a folder is needed. Move the file, or choose another folder.',
  ENOTDIR: 'needs a folder where there is a file. Move the file.',
  EISDIR: 'is a folder where a file is needed. Move the folder.',
  EMFILE: 'could not be opened, because too many files are open. Raise the limit (ulimit -n).',
}

/** A command that cannot read or write a file says so in a sentence; any other error is one of ours, and keeps its stack. */
export function explainFileErrors(): void {
  process.off('uncaughtException', explainAndExit)
  process.on('uncaughtException', explainAndExit)
}

function explainAndExit(error: NodeJS.ErrnoException): void {
  console.error(error.code !== undefined && error.code in reasons ? describeError(error) : error)
  process.exit(1)
}

/** An error in a sentence, with what to do about it where a file system has refused something. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : reasons[code]
  return reason === undefined ? error.message : `${path ?? 'A file'} ${reason}`
}
