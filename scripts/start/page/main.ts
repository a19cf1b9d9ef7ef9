/*
 * In a developer's open pages: reloads them after a build, applies changes of styles without a reload, and shows what is wrong
 * over the page until it is mended.
 */
import { hideProblem, showProblem } from './problem'
import { keepTyped, restoreTyped } from './typedFields'
import { updateStyles } from './updateStyles'

declare const eventsPath: string

const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data)

restoreTyped()
const events = new EventSource(eventsPath)
events.addEventListener('reload', () => {
  keepTyped()
  location.reload()
})
events.addEventListener('styles', (event) => {
  hideProblem()
  updateStyles(read(event) as readonly string[])
})
events.addEventListener('problem', (event) => showProblem(String(read(event))))
