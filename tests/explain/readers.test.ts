import { afterAll, expect, it } from 'vitest'
import { openSourceReaders } from '../../scripts/steps/explain/values/sourceReaders'

const source = openSourceReaders(process.cwd())
afterAll(() => source.close())

const filesOf = (...path: string[]) => [...new Set(source.readersOf(path).readers.map(({ file }) => file))]

it.each<[string, string[], string[]]>([
  [
    'a colour',
    ['brand', 'theme', 'primary'],
    ['runtime/features/chat/launchChat.ts', 'scripts/steps/assets/appPictures.ts'],
  ],
  ['a flag', ['flags', 'CHAT3'], ['runtime/features/chat/feature.ts']],
  ['a setting', ['settings', 'passwordMinimum'], ['runtime/kit/forms/usePasswordPolicy.ts']],
  ['a setting with the name of an event', ['settings', 'push'], ['runtime/features/push/pushTask.ts']],
  ['a property of a table', ['routes', '/m/home', 'page'], ['runtime/shell/pages.ts']],
  ['a property of an item', ['navigation', 'home', 'to'], ['runtime/shell/Bars.tsx']],
  ['a choice', ['captcha', 'fallback'], ['runtime/rules/captcha/captchaConditions.ts']],
])('%s: %j is read by %j', (_, path, files) => {
  expect(filesOf(...path)).toEqual(expect.arrayContaining(files))
  expect(source.readersOf(path).key).toEqual(path)
})

it('counts neither events and texts of the same name, nor the simulator, tests and generated types', () => {
  expect(filesOf('settings', 'push')).not.toContain('runtime/worker/worker.ts')
  const files = [['routes', '/m/home', 'page'], ['flags', 'GEETEST3'], ['languages']].flatMap((path) =>
    filesOf(...path),
  )
  expect(files.filter((file) => !/^(runtime|scripts)\//.test(file))).toEqual([])
  expect(files.filter((file) => /\.gen\.ts$|^scripts\/platform\//.test(file))).toEqual([])
})

it('are those of the whole where a value is read with it', () => {
  const { key, readers } = source.readersOf(['metadata', '/m/home', 'title', 'VI'])
  expect([key, readers.length > 0]).toEqual([['metadata', '/m/home', 'title'], true])
})

it('are not those who write a key, and none for one that only editors read', () => {
  expect(filesOf('schemaVersion')).not.toContain('scripts/steps/validate/inherited.ts')
  expect(source.readersOf(['$schema']).readers).toEqual([])
})
