import { button, element, randomBelow, startGame } from './stage'
import { words } from './words'

/* Lucky numbers: choose three of ten, and see which three are drawn. */

const numberCount = 10
const choice = 3

const text = words()
const chosen = new Set<number>()
const balls = element('div', { class: 'row', 'aria-hidden': 'true' })
const result = element('p', { class: 'result', role: 'status' })
const draw = button({ class: 'main' }, text.draw, () => (result.textContent === '' ? drawNumbers() : clear()))
const buttons = Array.from({ length: numberCount }, (_, number) =>
  button({ class: 'number', 'aria-pressed': 'false' }, String(number), () => choose(number)),
)

function show(): void {
  for (const [number, one] of buttons.entries()) one.setAttribute('aria-pressed', String(chosen.has(number)))
  draw.disabled = chosen.size < choice
}

function choose(number: number): void {
  if (result.textContent !== '') return
  if (!chosen.delete(number) && chosen.size < choice) chosen.add(number)
  show()
}

function showBalls(numbers: readonly (number | undefined)[]): void {
  balls.replaceChildren(
    ...numbers.map((number, index) => {
      const state = number === undefined ? '' : ` drawn${chosen.has(number) ? ' hit' : ''}`
      return element(
        'span',
        { class: `ball${state}`, style: `animation-delay:${index * 200}ms` },
        number === undefined ? '?' : String(number),
      )
    }),
  )
}

function drawNumbers(): void {
  const left = Array.from({ length: numberCount }, (_, number) => number)
  const drawn = Array.from({ length: choice }, () => left.splice(randomBelow(left.length), 1)[0] ?? 0)
  showBalls(drawn)
  const count = drawn.filter((number) => chosen.has(number)).length
  result.textContent = `${drawn.join(' · ')} – ${text.hits[count]}`
  draw.textContent = text.again
}

function clear(): void {
  chosen.clear()
  result.textContent = ''
  draw.textContent = text.draw
  showBalls([undefined, undefined, undefined])
  show()
}

clear()
startGame(
  368,
  element('h1', {}, text.chooseNumbers),
  element('div', { class: 'numbers' }, ...buttons),
  balls,
  result,
  draw,
)
