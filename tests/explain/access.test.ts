import { expect, it } from 'vitest'
import { access } from '../../scripts/steps/explain/access/access'
import { type AccessOptions, explainAccess } from '../../scripts/steps/explain/access/explainAccess'
import { demo, demoCodes, problemOf } from './demos'

const none: AccessOptions = { type: '-1', device: 'browser', failed: false }
const explain = (code: string, page: string, change: Partial<AccessOptions> = {}) => {
  const [one] = explainAccess(demo(code), { ...none, ...change, page })
  if (!one) throw new Error(`${page} is not explained.`)
  return one
}

it.each<[string, string, Partial<AccessOptions>, string, string | undefined]>([
  ['hongvan', 'home', {}, 'opens', undefined],
  ['hongvan', 'login', {}, 'opens', undefined],
  ['hongvan', 'login', { type: '0' }, 'redirects', '/m/home'],
  ['hongvan', 'member/home', {}, 'redirects', '/m/login'],
  ['hongvan', 'member/home', { type: '4' }, 'opens', undefined],
  ['hongvan', 'feedback', {}, 'redirects', '/m/home'],
  ['hongvan', 'rewardCenter', { type: '1' }, 'opens', undefined],
  ['hongvan', 'rewardCenter', {}, 'redirects', '/m/login'],
  ['hongvan', 'voucherCenter', {}, 'redirects', '/m/login'],
  ['hongvan', 'member/benefits', { type: '0' }, 'waits', undefined],
  ['hongvan', 'member/benefits', { type: '0', flags: '' }, 'notFound', undefined],
  ['hongvan', 'member/benefits', { type: '0', failed: true }, 'notFound', undefined],
  ['hongvan', 'member/benefits', { type: '0', flags: 'VIPBENEFIT3' }, 'opens', undefined],
  ['hongvan', 'member/benefits', { flags: 'VIPBENEFIT3' }, 'redirects', '/m/login'],
  ['brasa', 'rewardCenter', { type: '0', flags: 'CHAT3' }, 'notFound', undefined],
  ['brasa', 'securityCenter/addBankCardPix', { type: '2' }, 'opens', undefined],
  ['sitara', 'mall/mallHome', { type: '4' }, 'opens', undefined],
  ['vionda', 'mall/mallHome', { type: '4' }, 'redirects', '/m/member/home'],
  ['vionda', 'mall/mallHome', { type: '7' }, 'redirects', '/m/member/home'],
  ['vionda', 'mall/mallHome', {}, 'redirects', '/m/login'],
  ['vionda', 'mall/mallHome', { type: '0' }, 'opens', undefined],
])('%s %s with %j %s %s (I2.12, E2.17)', (code, page, change, outcome, to) => {
  const one = explain(code, page, change)
  expect([one.outcome, one.to]).toEqual([outcome, to])
})

it('follows the guards until a page opens', () => {
  expect(explain('vionda', 'mall/mallHome').way).toEqual(['/m/mall/mallHome', '/m/member/home', '/m/login'])
})

it('names the guard or the flag that decides, and says which manifest rules a page out', async () => {
  const textOf = async (code: string, change: Partial<AccessOptions>) =>
    (await access.explain({ code, manifest: demo(code) }, { ...none, ...change } as never)).text.split(
      '\n',
    )[0]
  expect(await textOf('hongvan', { page: 'member/home' })).toBe(
    'hongvan: /m/member/home leads to /m/login for a visitor. Decided by the guard of the manifest: member (member is off).',
  )
  expect(await textOf('brasa', { page: 'member/benefits', type: '1', flags: '' })).toBe(
    'brasa: /m/member/benefits is not found for an agent (type 1). Decided by the feature benefits: flag.VIPBENEFIT3 (flag.VIPBENEFIT3 is off).',
  )
  const manifest = {
    ...demo('sitara'),
    routes: { ...demo('sitara').routes, '/m/rewardCenter': { page: 'rewards' } },
  }
  const [rewards] = explainAccess(manifest, { ...none, page: 'rewardCenter' })
  expect([rewards?.outcome, rewards?.excluded]).toEqual(['notFound', true])
})

it.each(demoCodes)('%s has an outcome for every mounted page and every kind of member', (code) => {
  for (const type of ['-1', '0', '1', '4']) {
    const pages = explainAccess(demo(code), { ...none, type, flags: '', settings: '{}' })
    expect(pages.map(({ path }) => path)).toEqual(Object.keys(demo(code).routes))
    expect(pages.filter(({ outcome }) => outcome === 'waits')).toEqual([])
  }
})

it.each<[Partial<AccessOptions>, string]>([
  [{ page: 'rewards' }, '--page: no page is mounted on "rewards". The nearest page is "/m/rewardCenter".'],
  [
    { page: '/m/member/home?token=abc' },
    '--page has a token in its query, so whoever opens it is a member: say of which --type.',
  ],
  [{ type: 'agent' }, '--type is a whole number, not "agent".'],
  [{ device: 'iphone' }, '--device is one of browser, pwa, webclip, app, not "iphone".'],
  [{ flags: 'REWCEN' }, '--flags: there is no flag "REWCEN". Did you mean "REWCEN3"?'],
])('says what is wrong with %j', (change, problem) => {
  expect(problemOf(() => explainAccess(demo('hongvan'), { ...none, ...change }))).toBe(problem)
})
