import { element, randomBelow, startGame } from './stage'
import { words } from './words'

/* Three cards: one of them hides a star. */

const cardCount = 3
const starPath = 'M12 3.75l2.55 5.2 5.7.8-4.15 4 1 5.7L12 16.75l-5.1 2.7 1-5.7-4.15-4 5.7-.8Z'
const backPath = 'M12 4l7 8-7 8-7-8Z'

const text = words()
const result = element('p', { class: 'result', role: 'status' })
const row = element('div', { class: 'row' })

function picture(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  svg.append(shape)
  return svg
}

/** A tap on a card turns all of them; the next tap deals again. */
function deal(): void {
  const star = randomBelow(cardCount)
  let turned = false
  const cards = Array.from({ length: cardCount }, (_, index) => {
    const card = element(
      'button',
      { type: 'button', class: 'card', 'aria-label': text.card.replace('{{number}}', String(index + 1)) },
      picture(backPath),
    )
    card.addEventListener('click', () => {
      if (turned) return deal()
      turned = true
      for (const [place, one] of cards.entries()) {
        one.className = place === star ? 'card open star' : 'card open'
        one.replaceChildren(...(place === star ? [picture(starPath)] : []))
      }
      result.textContent = index === star ? text.found : text.missed
    })
    return card
  })
  result.textContent = ''
  row.replaceChildren(...cards)
}

deal()
startGame(272, element('h1', {}, text.findStar), row, result)
