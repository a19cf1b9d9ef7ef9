import { expect } from 'vitest'
import type { Journey } from './journey'
import { buildShown, manifestsRead } from './update'

/** A part of the site that nobody has asked for before it is tapped on. */
const sheet = /\/LanguageSheet\.[^/]*\.js$/
const entry = /\/main\.[^/]*\.js$/

export const replacedSite: Journey = {
  title: 'heals by itself, once, when the site was replaced and a part of the old one is gone (F123)',
  phone: { fresh: true },
  async run(member) {
    await member.opens('/m/home?cid=12')
    // Its own look for a newer site is over: this is about a tab that nobody has told.
    await member.driver.until(`${manifestsRead} >= 2`)
    const newest = member.site.deploy()
    member.site.lose(sheet)
    await member.tapsLanguages()
    await member.driver.until(
      `JSON.parse(document.getElementById('site')?.textContent ?? '{}').build === '${newest}'`,
    )
    // The mark has left the address: the new page has started, and nothing is under way any more.
    await member.isAt('/m/home?cid=12')
    await member.isVisitor()
    // Gone in the newest build too: nothing goes by itself any more, and the member is told.
    await member.tapsLanguages()
    await member.reads('errors.network')
    expect(await buildShown(member)).toBe(newest)
    member.site.lose(undefined)
    await member.tapsForNewPage('common.reload')
    await member.isVisitor()
    await member.opensLanguages()
  },
}

export const missedPart: Journey = {
  title: 'says that a part did not come, and brings it on a tap (F123)',
  phone: { fresh: true },
  async run(member) {
    await member.opens('/m/home')
    member.site.lose(sheet)
    await member.tapsLanguages()
    await member.reads('errors.network')
    member.site.lose(undefined)
    await member.tapsForNewPage('common.reload')
    await member.isVisitor()
    await member.opensLanguages()
  },
}

export const lostEntry: Journey = {
  title: 'says so when its first script is gone, after one more try, and starts on a tap (F009)',
  phone: { fresh: true },
  async run(member) {
    member.site.lose(entry)
    await member.driver.open(`${member.site.origin}/m/login?cid=12`)
    await member.driver.until(`document.documentElement.dataset.trouble === 'failed'`)
    await member.reads('errors.pageTitle')
    const { customerService = [] } = member.site.manifest
    expect(await member.driver.evaluate(`document.querySelectorAll('.Trouble a[target]').length`)).toBe(
      customerService.filter(({ labelIds = [] }) => labelIds.length === 0).length,
    )
    member.site.lose(undefined)
    await member.tapsForNewPage('common.retry')
    await member.sees('button', 'login.submit')
    await member.isAt('/m/login?cid=12')
  },
}
