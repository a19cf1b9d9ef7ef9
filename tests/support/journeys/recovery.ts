import { expect } from 'vitest'
import type { Journey } from './journey'
import { assetManifestReads, shownBuild } from './update'

/** A chunk that is not loaded before the language button is tapped. */
const languageChunk = /\/language\.[^/]*\.js$/
export const entryScript = /\/main\.[^/]*\.js$/

export const replacedSite: Journey = {
  title: 'recovers automatically, once, when the site was replaced and an old chunk is missing (F123)',
  aspects: ['modules'],
  phone: { fresh: true },
  async run(member) {
    await member.opens('/m/home?cid=12')
    // Its own update check has finished, so the tab does not know about the newer build.
    await member.driver.until(`${assetManifestReads} >= 2`)
    const newest = member.site.deploy()
    member.site.hideFiles(languageChunk)
    await member.tapsLanguageButton()
    await member.driver.until(
      `JSON.parse(document.getElementById('site')?.textContent ?? '{}').build === '${newest}'`,
    )
    // The `fresh` parameter was removed from the URL, so the new page has started.
    await member.expectPath('/m/home?cid=12')
    await member.waitUntilVisitor()
    // Missing in the newest build too, so the page does not reload again, and the member gets a message.
    await member.tapsLanguageButton()
    await member.reads('errors.partMissing')
    expect(await shownBuild(member)).toBe(newest)
    member.site.hideFiles(undefined)
    await member.tapsAndWaitsForReload('common.reload')
    await member.waitUntilVisitor()
    await member.opensLanguageSheet()
  },
}

export const missingChunk: Journey = {
  title: 'says that a chunk failed to load, and loads it after a tap (F123)',
  aspects: ['modules'],
  phone: { fresh: true },
  async run(member) {
    await member.opens('/m/home')
    member.site.hideFiles(languageChunk)
    await member.tapsLanguageButton()
    await member.reads('errors.partMissing')
    member.site.hideFiles(undefined)
    await member.tapsAndWaitsForReload('common.reload')
    await member.waitUntilVisitor()
    await member.opensLanguageSheet()
  },
}

export const missingEntryScript: Journey = {
  title:
    'says that it does not start when its entry script is missing, after one retry, and starts after a tap (F009)',
  aspects: ['modules'],
  phone: { fresh: true },
  async run(member) {
    member.site.hideFiles(entryScript)
    await member.driver.open(`${member.site.origin}/m/login?cid=12`)
    await member.driver.until(`document.documentElement.dataset.startupError === 'failed'`)
    await member.reads('errors.pageTitle')
    const { customerService = [] } = member.site.manifest
    expect(await member.driver.evaluate(`document.querySelectorAll('.StartupError a[target]').length`)).toBe(
      customerService.filter(({ labelIds = [] }) => labelIds.length === 0).length,
    )
    member.site.hideFiles(undefined)
    await member.tapsAndWaitsForReload('common.retry')
    await member.sees('button', 'login.submit')
    await member.expectPath('/m/login?cid=12')
  },
}
