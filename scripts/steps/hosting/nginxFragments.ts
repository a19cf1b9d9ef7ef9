import {
  assetsPath,
  entryPath,
  indexPath,
  maintenancePath,
  nginxFolder,
  notFoundPath,
} from '../site/sitePaths'
import { headersFor, withFrameAncestors } from './headers'
import type { NginxInput } from './nginx'
import { quote } from './nginxSyntax'

export interface FragmentsInput extends NginxInput {
  readonly code: string
  /** The policy of the page that is shown during maintenance. */
  readonly maintenancePolicy: string
}

/** Where nginx has the page for maintenance: no address of a site is such a path. */
export const closedPath = '/m/_maintenance'

/**
 * What the configuration that all sites share includes of a site (D164): lines of its maps, by path from the site's folder. A
 * code may be a word of a map ("default"), so a key is more than the code, or has a backslash, which nginx takes away.
 */
export function nginxFragments(input: FragmentsInput): [string, string][] {
  const { code, rules, pages, domains, ownPages = [], framePages = [], maintenancePolicy } = input
  const policyOf = (path: string): string => headersFor(rules, path)['Content-Security-Policy'] ?? ''
  const page = (key: string, file: string): Line => [`${code}:${key}`, file]
  const maps: Readonly<Record<string, readonly Line[]>> = {
    'hosts.conf': domains.map((domain) => [domain, code]),
    'domains.conf': ownPages.map((domain) => [domain, `/_domains/${domain}`]),
    'pages.conf': [
      page('/m/', `${indexPath}.html`),
      ...pages.filter((path) => path !== notFoundPath).map((path) => page(path, `${path}.html`)),
    ],
    'framePages.conf': [
      ...framePages.map(({ path }) => page(path.replace(/\.html$/, ''), path)),
      page(closedPath, maintenancePath),
    ],
    'policies.conf': [[`\\${code}`, policyOf(entryPath)]],
    'filePolicies.conf': [[`\\${code}`, policyOf(assetsPath)]],
    'framePolicies.conf': [
      ...framePages.map(({ path }) => page(path, policyOf(path))),
      page(maintenancePath, withFrameAncestors(maintenancePolicy)),
    ],
  }
  return Object.entries(maps).map(([name, lines]) => [
    nginxFolder + name,
    lines.map(([key, value]) => `${quote(key)} ${quote(value)};\n`).join(''),
  ])
}

type Line = readonly [key: string, value: string]
