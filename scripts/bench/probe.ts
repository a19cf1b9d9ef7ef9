/*
 * Runs in a measured page before the page's own scripts. It only takes notes: whatever it computed would be measured too.
 */
import { readPageState } from './pageState'
import { contentSelector, type LongTask, type VisitRecord } from './visitRecord'

// By default the browser forgets what comes after the 250th.
performance.setResourceTimingBufferSize(2000)

const longTasks: LongTask[] = []
const record: VisitRecord = { layoutShift: 0, longTasks }

const observe = <Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void): void =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) read(entry as Entry)
  }).observe({ type, buffered: true })

observe('largest-contentful-paint', ({ startTime }) => {
  record.largestPaint = startTime
})
observe('longtask', ({ startTime: start, duration }) => longTasks.push({ start, duration }))
observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
  if (!shift.hadRecentInput) record.layoutShift += shift.value
})

const firstPainted = new Promise<void>((resolve) => {
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return
    record.firstPaint = startTime
    resolve()
  })
})

/** What the shell shows when the browser is idle, which on a busy machine may be before the content. */
const whenIdle = '.ActivityButton, .ConsentBar, .DownloadBar, .Footer, .InstallLine, .LobbyMarquee, .MiniGame'

/** A task that starts in a frame begins when that frame has been painted. */
const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run))

const contentPainted = new Promise<void>((resolve) => {
  const insertions = new MutationObserver(() => {
    if (!document.querySelector(contentSelector)) return
    insertions.disconnect()
    record.content = { inserted: performance.now() }
    afterPaint(() => {
      record.contentPaint = performance.now()
      resolve()
    })
  })
  insertions.observe(document, { childList: true, subtree: true })
})

const countElements = (): number =>
  document.querySelectorAll(`body :not(script, link, style, template, ${whenIdle}, :is(${whenIdle}) *)`)
    .length

globalThis.__probe = { record, firstPainted, contentPainted, readState: readPageState, countElements }
