import { describe, expect, it } from 'vitest'
import { waitInside } from '../support/engines/waitInside'
import { phonesForTests } from '../support/sites/fixtures'

const page = `data:text/html,<script>const taps = []</script>
<div id="above"></div><button onclick="taps.push('wanted')">Wanted</button>`

/** What grows above a button pushes it away, and lies where it was. */
const grow = `void (above.innerHTML = '<button style="height: 60px" onclick="taps.push(1)">Other</button>')`

describe('a tap of a test', () => {
  const newPhone = phonesForTests()

  it('presses nothing when its button moves away, and is made again', async () => {
    const phone = await newPhone()
    await phone.open(page)
    const click = phone.page.mouse.click.bind(phone.page.mouse)
    phone.page.mouse.click = async (x, y) => {
      phone.page.mouse.click = click
      await phone.evaluate(grow)
      await click(x, y)
    }
    await waitInside(phone).tap({ kind: 'button', name: 'Wanted' })
    expect(await phone.evaluate('taps')).toEqual(['wanted'])
  })

  it('waits for a button that moves, without an error on the page', async () => {
    const phone = await newPhone()
    await phone.open(page)
    await phone.evaluate(`void above.animate([{ height: '0px' }, { height: '90px' }], { duration: 300 })`)
    await waitInside(phone).tap({ kind: 'button', name: 'Wanted' })
    expect(await phone.evaluate('taps')).toEqual(['wanted'])
    expect(phone.log()).toEqual([])
  })
})
