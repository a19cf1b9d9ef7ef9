import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

/** The folders of the project: sites never go there. */
const sourceFolders = [
  'hosting',
  'merchants',
  'node_modules',
  'public',
  'runtime',
  'schemas',
  'scripts',
  'tests',
]

/** Why no site may be written into this folder; undefined when sites may. */
export function outputProblem(root: string, out: string): string | undefined {
  const place = nearestPlace(out)
  if ('problem' in place) return place.problem
  const path = relative(realpathSync.native(root), place.path)
  const [first = '', second] = path.split(sep)
  // Where tools keep what can be made again.
  if (first === 'node_modules' && second === '.cache') return undefined
  if (path === '') return `${out} is the project's own folder: the sites need one of their own, such as dist.`
  if (sourceFolders.includes(first) || (first.startsWith('.') && first !== '..'))
    return `${out} is inside ${first}/, which belongs to the project: the sites need a folder of their own, such as dist.`
  return undefined
}

/** Undefined as well for what would be inside a file. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** The folder that a path leads to, links followed; the part of it that does not exist yet follows as it is written. */
function nearestPlace(path: string): { readonly path: string } | { readonly problem: string } {
  const link = statsOf(path)
  if (link === undefined) {
    const parent = dirname(path)
    if (parent === path) return { path }
    const place = nearestPlace(parent)
    return 'problem' in place ? place : { path: join(place.path, basename(path)) }
  }
  const target = statSync(path, { throwIfNoEntry: false })
  if (target === undefined)
    return {
      problem: `${path} is a link to something that does not exist. Create its target, or remove the link.`,
    }
  if (!target.isDirectory())
    return { problem: `${path} is a file. The sites need a folder: choose another --out, or move the file.` }
  return { path: realpathSync.native(path) }
}

/**
 * The folder of a site, where a link leads to when it is one: a web server's folder is often a link. Throws when the link leads
 * nowhere.
 */
export function siteFolder(out: string, code: string): string {
  const folder = resolve(out, code)
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink() !== true) return folder
  const place = nearestPlace(folder)
  if ('problem' in place) throw new Error(place.problem)
  return place.path
}

/** The same where there is such a folder. */
export function findSite(out: string, code: string): string | undefined {
  try {
    const folder = siteFolder(out, code)
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? folder : undefined
  } catch {
    return undefined
  }
}
