import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly inBundle?: boolean
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const { dependencies, devDependencies, allowScripts } = readJson('package.json') as Readonly<
  Record<string, Readonly<Record<string, string | boolean>>>
>
const locked = Object.entries(readJson('package-lock.json').packages as Record<string, LockedPackage>).filter(
  ([path]) => path !== '',
)
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('the packages that we install', () => {
  it('have one version each, not a range', () => {
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
    )
    expect(ranges).toEqual([])
  })

  it('are locked with a hash, at no host', () => {
    const loose = locked.filter(
      ([, { integrity, resolved, inBundle }]) => (!integrity && !inBundle) || resolved !== undefined,
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  it('are in the bill of materials that the example of a CI keeps, those of the sites', async () => {
    const [, command = ''] =
      /run: (npm sbom .*) > /.exec(readFileSync('.github/workflows/pull-request.yml', 'utf8')) ?? []
    const [npm = '', ...options] = command.split(' ')
    const { stdout } = await promisify(execFile)(npm, options, { maxBuffer: 64 * 1024 * 1024 })
    const { bomFormat, components } = JSON.parse(stdout)
    const listed = new Set(components.map(({ purl }: { purl: string }) => purl))
    expect(bomFormat).toBe('CycloneDX')
    for (const [name, version] of Object.entries(dependencies ?? {}))
      expect(listed).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`)
  })

  it('run a script at installation only where that is decided', () => {
    const scripted = locked.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [nameOf(path)] : [],
    )
    expect(scripted.filter((name) => !Object.hasOwn(allowScripts ?? {}, name))).toEqual([])
  })
})
