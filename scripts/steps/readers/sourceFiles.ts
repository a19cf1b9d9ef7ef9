import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of code, by its path from the project's root. */
export interface CodeFile {
  readonly file: string
  readonly text: string
}

/** The code of what ships and of the scripts. */
export async function readCode(root: string): Promise<readonly CodeFile[]> {
  const names = await Promise.all(
    ['runtime', 'scripts'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true }).catch(() => [])).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    ),
  )
  const files = names.flat().filter((file) => /\.tsx?$/.test(file))
  return Promise.all(
    files.sort().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  )
}

/** The simulator, the tools for tests, generated files, and what describes manifests read no merchant's value. */
export const canRead = (file: string): boolean =>
  !/\.gen\.ts$|^scripts\/(platform|test|bench|emulator|steps\/(explain|readers|reference|schema))\//.test(
    file,
  )
