import type { Metafile } from 'esbuild'

const marker = 'node_modules/'

/** The folder of the package that a file is in: "node_modules/@firebase/app"; undefined for a file of the project. */
export function packageFolder(path: string): string | undefined {
  const start = path.lastIndexOf(marker)
  if (start < 0) return undefined
  const [scope = '', name = ''] = path.slice(start + marker.length).split('/')
  return path.slice(0, start + marker.length) + (scope.startsWith('@') ? `${scope}/${name}` : scope)
}

/** The folders of the packages of which something is in the compiled files, from the project root. */
export function shippedPackages(metafiles: readonly Metafile[]): readonly string[] {
  const paths = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  )
  return [...new Set(paths.flatMap((path) => packageFolder(path) ?? []))].sort()
}
