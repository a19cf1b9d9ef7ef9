import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { outputFolders } from '../site/sitePaths'
import { codeForm, isMerchantCode, maxCodeLength } from '../validate/merchantCode'

/** Latin letters that are not a letter with a mark. */
const spelled: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** The merchant code that is nearest to a text, such as "hong-van" for "Hồng Vân"; "" when it has no Latin letter or digit. */
export const toCode = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[đøłßæœı]/g, (letter) => spelled[letter] ?? '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxCodeLength)
    .replaceAll(/^-+|-+$/g, '')

/** Why a new merchant cannot have this code; undefined when it can. `root` is the project's folder. */
export function codeProblem(root: string, code: string): string | undefined {
  if (code === '') return `The code is empty. It is the folder’s name: ${codeForm}, such as sao-mai.`
  const taken = namesTaken(root).find((name) => name.toLowerCase() === code.toLowerCase())
  if (taken !== undefined)
    return `There is ${outputFolders.includes(taken) ? 'an output folder' : 'a folder'} "${taken}" already. Choose another code${nextFree(root, toCode(code))}.`
  if (isMerchantCode(code)) return undefined
  const nearest = toCode(code)
  const suggestion = nearest === '' ? ', such as sao-mai' : nextFree(root, nearest, nearest)
  return `"${code}" is not a merchant code: ${codeForm}. Choose another one${suggestion}.`
}

/** Folders and files of merchants/, in any case: some file systems do not tell them apart; and what a command writes. */
const namesTaken = (root: string): string[] => {
  const folder = join(root, 'merchants')
  return [...(existsSync(folder) ? readdirSync(folder) : []), ...outputFolders]
}

/** How many numbers are tried. */
const maxTries = 100

function nextFree(root: string, base: string, first?: string): string {
  if (base === '') return ''
  const taken = new Set(namesTaken(root).map((name) => name.toLowerCase()))
  const numbered = Array.from(
    { length: maxTries },
    (_, index) => `${base.slice(0, maxCodeLength - 4)}-${index + 2}`,
  )
  const free = [...(first === undefined ? [] : [first]), ...numbered].find(
    (code) => isMerchantCode(code) && !taken.has(code),
  )
  return free === undefined ? '' : `, such as ${free}`
}
