import { beforeAll, describe, expect, it } from 'vitest'
import { settingRows } from '../../runtime/rules/settings/settings.gen'
import { answerValues } from '../../scripts/steps/explain/values/answerValues'
import { explainValues } from '../../scripts/steps/explain/values/explainValues'
import {
  filesOf,
  flagReads,
  openPropertyReaders,
  type PropertyReaders,
} from '../../scripts/steps/readers/propertyReaders'
import { describeProperties, pathOf } from '../../scripts/steps/reference/generateReference'
import type { DescribedProperty } from '../../scripts/steps/reference/propertyPages'
import { readSchemas } from '../../scripts/steps/schema/readSchemas'
import { flagRegistryIssues } from '../../scripts/steps/validate/flagRegistry'
import { demoCodes } from '../explain/demos'

const root = process.cwd()
let source: PropertyReaders
let properties: readonly DescribedProperty[]

beforeAll(async () => {
  source = await openPropertyReaders(root)
  properties = await describeProperties(root, await readSchemas('schemas'), source)
}, 300_000)

const readIn = (path: string): string[] =>
  filesOf(source.readersOf(path.split('.')).readers).filter((file) => !file.startsWith('scripts/'))

describe('a property of the real manifests', () => {
  it.each<[string, string[]]>([
    ['brand.theme.primary', ['runtime/features/chat/launchChat.ts']],
    ['captcha.fallback', ['runtime/rules/captcha/captchaConditions.ts']],
    [
      'captcha.apiServers',
      ['runtime/features/captcha/prepareGeetest.ts', 'runtime/rules/captcha/captchaServers.ts'],
    ],
    [
      'compliance.sessionReminderMinutes',
      ['runtime/features/sessionReminder/reminderTask.ts', 'runtime/rules/settings/facts.ts'],
    ],
    ['compliance.seals.0.url', ['runtime/features/footer/FooterMarks.tsx']],
    ['currency.decimals', ['runtime/rules/text/money.ts']],
    ['download.settings.reg_days', ['runtime/rules/download/decideDownload.ts']],
    ['flags.CHAT3', ['runtime/features/chat/feature.ts']],
    ['flags.STARTGAMEINAPP3', ['runtime/features/play/startInApp.ts']],
    ['navigation.home.primary', ['runtime/shell/Bars.tsx']],
    ['pixels.facebookVersion', ['runtime/features/pixels/pixels.ts']],
    ['platform.timeoutMilliseconds', ['runtime/shell/site.ts']],
    ['popups.delaySeconds', ['runtime/features/picturePopups/picturePopupsTask.ts']],
    ['settings.passwordMinimum', ['runtime/kit/forms/usePasswordPolicy.ts']],
    ['settings.disabledMobileIcc', ['runtime/kit/forms/useDiallingCodes.ts']],
    ['development.captcha.apiServers', ['runtime/features/captcha/prepareGeetest.ts']],
  ])('%s is read in the site by %j', (path, files) => {
    expect(readIn(path)).toEqual(files)
  })

  it('is read by the build, too', () => {
    const files = filesOf(source.readersOf(['brand', 'theme', 'density']).readers)
    expect(files).toContain('scripts/steps/theme/theme.ts')
  })

  it('is read with all of its object where that goes to code without types', () => {
    const { key, isWhole, readers } = source.readersOf(['settings', 'firebase', 'apiKey'])
    expect([key, isWhole]).toEqual([['settings', 'firebase'], true])
    expect(filesOf(readers)).toContain('runtime/shell/site.ts')
  })

  it('is read as a part where the same code reads all such parts, such as the text of a language', () => {
    const { key, readers } = source.readersOf(['metadata', '/m/home', 'title', 'VI'])
    expect(key).toEqual(['metadata', '/m/home', 'title'])
    expect(filesOf(readers)).toContain('scripts/steps/pages/metadata.ts')
  })

  it('is read by nobody where no code reads it, such as what only people and editors read', () => {
    const unread = properties
      .filter(
        ({ readers, owner, path }) =>
          owner !== 'FromServer' &&
          !/^(when|localized)\./.test(path) &&
          readers.read.length + readers.checked.length === 0,
      )
      .map(({ path }) => path)
    expect(unread).toEqual(['$schema', 'development.note'])
  })
})

it('counts neither the simulator, tests and generated types, nor events and texts of the same name', () => {
  const all = properties.flatMap(({ readers }) => [...readers.read, ...readers.checked])
  expect(
    [...new Set(all)].filter(
      (file) => !/^(runtime|scripts)\//.test(file) || /\.gen\.ts$|^scripts\/platform\//.test(file),
    ),
  ).toEqual([])
  expect(readIn('settings.push')).not.toContain('runtime/worker/worker.ts')
})

describe('explain and the reference', () => {
  it.each(demoCodes)('name the same files for every value of %s', async (code) => {
    const { values } = await explainValues(root, code, [])
    const { json } = await answerValues(
      root,
      code,
      values.map(({ key }) => key),
      { readers: true, json: true },
    )
    const explained = (json as { values: unknown }).values as readonly {
      readonly key: string
      readonly path: readonly string[]
      readonly readers: Parameters<typeof filesOf>[0]
    }[]
    const described = explained.flatMap(({ path, readers }) => {
      const property = properties.find((one) => isAt(pathOf(one), path))
      return property ? [{ path, files: filesOf(readers), property }] : []
    })
    expect(described.length).toBeGreaterThan(150)
    const others = described.filter(
      ({ files, property: { readers } }) =>
        files.join() !== [...readers.read, ...readers.checked].sort(byName).join(),
    )
    expect(others.map(({ path }) => path.join('.'))).toEqual([])
  })
})

const byName = (one: string, other: string): number => one.localeCompare(other, 'en')

const isAt = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length && pattern.every((key, index) => key === '*' || key === path[index])

it('finds code of the site that names every setting', () => {
  const unnamed = Object.keys(settingRows).filter((name) => {
    const { isWhole, readers } = source.readersOf(['settings', name])
    return isWhole || !readers.some(({ file }) => file.startsWith('runtime/'))
  })
  expect(unnamed).toEqual([])
})

it('finds a reader of every flag in the runtime', async () => {
  const isRead = flagReads(source)
  expect(await flagRegistryIssues('schemas', { isRead, today: '2026-11-28', all: undefined })).toEqual([])
})
