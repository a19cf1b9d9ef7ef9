/*
 * In a developer's open pages: reloads them after a build, applies changes of styles and texts without a reload, and shows what is
 * wrong over the page until it is mended.
 */
import { hideProblem, showProblem } from './problem'
import { keepTyped, restoreTyped } from './typedFields'
import { updateStyles } from './updateStyles'
import { updateTexts } from './updateTexts'

declare const eventsPath: string

const read = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data)

restoreTyped()
const events = new EventSource(eventsPath)
const reload = (): void => {
  keepTyped()
  location.reload()
}
events.addEventListener('reload', reload)
events.addEventListener('styles', (event) => {
  hideProblem()
  updateStyles(read(event) as readonly string[])
})
events.addEventListener('texts', (event) => {
  hideProblem()
  updateTexts(read(event), reload)
})
events.addEventListener('problem', (event) => showProblem(String(read(event))))
