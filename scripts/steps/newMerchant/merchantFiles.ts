import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage } from '../../../runtime/tables/languages'
import { readCatalogues } from '../assets/catalogues'
import { currentVersion } from '../migrate/migrations'
import { type PresetTheme, pictureColours } from './brandColours'
import { pictureWords } from './brandLetters'
import { iconSvg, logoSvg } from './brandPictures'
import { formatJson } from './formatJson'
import { type HomeMetadata, homeMetadata } from './metadataTexts'
import type { NewMerchant } from './newMerchant'

/** What a preset and those that it extends say, as far as a new merchant needs it. */
export interface PresetValues {
  readonly theme: PresetTheme
  readonly categories: readonly string[]
}

/** The files of a new merchant: text by path from its folder. `root` is the project's folder. */
export async function merchantFiles(
  root: string,
  merchant: NewMerchant,
  { theme, categories }: PresetValues,
): Promise<ReadonlyMap<string, string>> {
  const catalogues = await readCatalogues(root, [defaultLanguage, ...merchant.languages])
  const colours = pictureColours(theme, merchant.colours)
  const words = pictureWords(merchant.name, merchant.code)
  return new Map([
    ['merchant.json', manifestText(merchant, homeMetadata(merchant, categories, catalogues))],
    ['brand/logo.svg', await logoSvg(words, colours)],
    ['brand/icon.svg', await iconSvg(words, colours)],
  ])
}

function manifestText(
  { preset, name, domains, languages, currency, colours }: NewMerchant,
  home: HomeMetadata,
): string {
  return formatJson({
    $schema: '../../schemas/merchant.schema.json',
    schemaVersion: currentVersion,
    extends: preset,
    name,
    domains,
    languages,
    currency: { ...currency },
    brand: { theme: { ...colours } },
    metadata: { '/m/home': { ...home } },
  })
}

interface ManifestSchema {
  readonly properties: {
    readonly name: { readonly maxLength: number }
  }
}

const manifestSchema = (root: string): ManifestSchema =>
  JSON.parse(readFileSync(join(root, 'schemas/manifest.schema.json'), 'utf8')) as ManifestSchema

/** How long a brand's name can be, in characters. */
export const maxNameLength = (root: string): number => manifestSchema(root).properties.name.maxLength
