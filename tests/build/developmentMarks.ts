import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { otherHostNameOf } from '../../scripts/start/hostNames'
import { compileScript } from '../../scripts/steps/bundle/compileScript'
import { readTree } from './readTree'

const sourcesOf = (folder: string): readonly { readonly path: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css|json)$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const scripts = sourcesOf('scripts')
const runtime = sourcesOf('runtime')

/** The modules of the runtime that do something only in a developer's page. */
export const developmentModules: readonly string[] = runtime
  .filter(({ text }) => /process\.env\.NODE_ENV\b/.test(text))
  .map(({ path }) => path)

/** What `npm start` compiles for the browsers of developers. */
export const developmentScripts: readonly string[] = scripts
  .filter(({ path }) => /^scripts\/start\//.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/compileScript\([^)]*?'([^']+\.ts)'/g)].map(([, file = '']) => join(path, '..', file)),
  )

/** The addresses at which only the servers of this project answer: "/__start". */
const addresses = scripts.flatMap(({ text }) => text.match(/\/__[a-z]+/g) ?? [])

/** A name or a sentence that can be told from every other text: with a sign between its words. */
const isOwnName = (text: string): boolean => /^[\w/-].{7,}$/.test(text) && /\w[ .:/-]\w/.test(text)

const shipped = runtime
  .filter(({ path }) => !developmentModules.includes(path))
  .map(({ text }) => text)
  .join('\n')

/** Texts of a compiled script that no part of a release has: names of events, storage keys, ids and messages. */
const namesIn = (code: string): string[] =>
  [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => isOwnName(text) && text !== 'use strict' && !shipped.includes(text))

/** What only development code has, as it is written in that code. */
export const developmentMarks: readonly string[] = [
  ...new Set([
    ...addresses,
    otherHostNameOf({ code: '' }),
    ...developmentScripts.flatMap((path) => namesIn(compileScript(pathToFileURL(resolve(path))))),
  ]),
]

const readers: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
}

export const marksIn = (content: Buffer): string[] =>
  developmentMarks.filter((mark) => content.includes(mark))

/** Each file of a folder that has something of development, also in its compressed form: "m/assets/main.js: /__start". */
export const findDevelopment = (folder: string): string[] =>
  [...readTree(folder)].flatMap(([path, stored]) => {
    const content = readers[/\.\w+$/.exec(path)?.[0] ?? '']?.(stored) ?? stored
    const isMap = path.endsWith('.map') || content.includes('sourceMappingURL=')
    return [...(isMap ? ['a source map'] : []), ...marksIn(content)].map((mark) => `${path}: ${mark}`)
  })
