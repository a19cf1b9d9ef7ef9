import { existsSync, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { assetFolderName } from './assetFolder'
import { isBuiltSite } from './siteFiles'
import { sharedHostingFiles } from './writeSharedHosting'

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
export function outputProblem(root: string, out: string, home = homedir()): string | undefined {
  const place = nearestPlace(out)
  if ('problem' in place) return place.problem
  const problem = placeProblem(root, out, place.path, home)
  if (problem !== undefined) return problem
  // What an operator has put beside the sites stays there, as it does in the project's own output folder.
  if (place.path === join(realpathSync.native(root), 'dist') || isOutputFolder(place.path)) return undefined
  const foreign = entriesIn(place.path).find((name) => !isEmptyFolder(join(place.path, name)))
  return foreign && foreignProblem(out, foreign, 'no build')
}

/** The same for the pages of a gallery, which are in a folder of their own; `isGallery` tells one that a gallery was written into. */
export function galleryProblem(
  root: string,
  out: string,
  isGallery: (folder: string) => boolean,
  home = homedir(),
): string | undefined {
  const place = nearestPlace(out)
  if ('problem' in place) return place.problem
  const problem = placeProblem(root, out, place.path, home)
  if (problem !== undefined) return problem
  const [foreign] = entriesIn(place.path)
  return foreign === undefined || isGallery(place.path)
    ? undefined
    : foreignProblem(out, foreign, 'no gallery')
}

const foreignProblem = (out: string, entry: string, writer: string): string =>
  `${out} has something that ${writer} wrote: ${entry}. Choose another --out, a new or an empty folder, or move it away.`

/** Why a place is the wrong one, whatever is in it. */
function placeProblem(root: string, out: string, place: string, home: string): string | undefined {
  const path = relative(realpathSync.native(root), place)
  const [first = '', second] = path.split(sep)
  // Where tools keep what can be made again.
  if (first === 'node_modules' && second === '.cache') return undefined
  if (path === '') return `${out} is the project's own folder: the sites need one of their own, such as dist.`
  if (sourceFolders.includes(first) || (first.startsWith('.') && first !== '..'))
    return `${out} is inside ${first}/, which belongs to the project: the sites need a folder of their own, such as dist.`
  if (dirname(place) === place)
    return `${out} is the root of the file system: the sites need a folder of their own, such as dist.`
  if (path.split(sep).every((part) => part === '..'))
    return `${out} contains this project: the sites need a folder of their own, such as dist.`
  // A user may have none, as in a container.
  if (existsSync(home) && place === realpathSync.native(home))
    return `${out} is your home folder: the sites need a folder of their own, such as dist.`
  const site = [place, ...parentsOf(place)].find((folder) => existsSync(folder) && isBuiltSite(folder))
  return site && `${out} is inside ${site}, which is a site that a build has written: choose another --out.`
}

const parentsOf = (path: string): string[] =>
  dirname(path) === path ? [] : [dirname(path), ...parentsOf(dirname(path))]

/** What systems and version control leave in a folder. */
const isLeftBySystem = (name: string): boolean => name.startsWith('.') || name === 'lost+found'

function entriesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !isLeftBySystem(name)) : []
}

/** Whether a build has written into a folder before: it has a site, or what sites share. */
const isOutputFolder = (folder: string): boolean =>
  entriesIn(folder).some(
    (name) =>
      [assetFolderName, ...sharedHostingFiles].includes(name) ||
      (isFolder(join(folder, name)) && isBuiltSite(join(folder, name))),
  )

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A folder that an operator has made for a site. */
const isEmptyFolder = (path: string): boolean => isFolder(path) && readdirSync(path).length === 0

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
