import type { TextKey } from '../../../runtime/contract/text'
import type { Journey } from './journey'

/** The page of a lottery that every merchant's market has. */
export const lotteryPath = '/m/launchGame?prize_mode=Traditional&code=grand-six-of-forty-five'

/** A slot machine that every merchant's market has, in one name for all languages. */
const cherries = 'Midnight Cherries'
const shown = `[...document.querySelectorAll('.Lane-track--mixed .GameCard-title')]`

export const ownGames: Journey = {
  title:
    'finds a game despite a typing mistake, marks it, plays it, pays in above it, and has it in two lanes (E2.68, E2.08)',
  aspects: ['dialog', 'typing', 'history', 'frame', 'storage'],
  dependsOn: () => 'nothing',
  async run(member) {
    const { driver } = member
    const button = async (key: TextKey) => ({
      kind: 'button' as const,
      name: await member.text(key, { name: cherries }),
    })
    await member.opensLoggedIn()
    await member.taps('button', 'navigation.search', 'nav')
    await member.sees('dialog', 'search.title')
    await member.types('search.label', 'Midnigt Cherries')
    await driver.tap(await button('lobby.addFavourite'))
    await driver.evaluate(`document.querySelector('dialog .GameCard').click()`)
    await driver.until(`location.pathname === '/m/launchGame' && document.querySelector('iframe') !== null`)
    await member.taps('button', 'play.menu')
    await driver.see(await button('lobby.removeFavourite'))
    await member.reads('member.limits')
    await member.goesBack()
    await driver.evaluate(`globalThis.playedFrame = document.querySelector('iframe'), true`)
    await member.taps('button', 'member.deposit')
    await driver.until(`document.querySelector('dialog iframe') !== null`)
    await member.goesBack()
    await driver.until(
      `document.querySelector('dialog') === null && playedFrame === document.querySelector('iframe')`,
    )
    await member.taps('button', 'common.back')
    await member.expectPath('/m/home')
    await member.opens('/m/home')
    await member.reads('lobby.continuePlaying')
    await member.reads('lobby.favourites')
    await driver.until(`${shown}.filter((title) => title.textContent === '${cherries}').length === 2`)
    await member.opens('/m/member/home')
    await member.reads('shell.responsibleGaming')
    await driver.until(`document.querySelectorAll('.ListGroup-rows--tiles .ListRow').length >= 4`)
  },
}
