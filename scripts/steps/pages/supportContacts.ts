import { matchesHost } from '../../../runtime/rules/network/url'
import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Language } from '../../../runtime/tables/languages'
import type { Catalogue } from '../assets/catalogues'
import { hostOfAddress } from '../schema/hosts'
import { textIn } from './renderShell'

/** A customer-service link that needs no script and no session. */
export interface Contact {
  readonly address: string
  title(language: string, catalogue: Catalogue): string
}

/** The merchant's entries for everybody, in the manifest's order (E3.19); those without a title are numbered (E3.24). */
export const supportContacts = ({ customerService = [], hosts }: Manifest): Contact[] =>
  customerService
    .filter(({ labelIds = [] }) => labelIds.length === 0)
    .flatMap(({ url, title }, index) => {
      // Printed as it is written: a URL parser would change some of its characters, and each version of it others.
      const isAllowed = (hosts?.customerService ?? []).some((host) => matchesHost(host, hostOfAddress(url)))
      const untitled = (catalogue: Catalogue) =>
        textIn(catalogue, 'support.untitled').replace('{{number}}', String(index + 1))
      return isAllowed
        ? [
            {
              address: url,
              title: (language, catalogue) => title?.[language as Language] ?? untitled(catalogue),
            },
          ]
        : []
    })
