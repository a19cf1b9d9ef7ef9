import { createPanel, type Panel } from './panel'

/** What a widget is told to do wrong; the control call of the simulator decides. */
export interface Act {
  readonly part: 'widget' | 'open'
  readonly how: string
  readonly code?: string
  readonly words?: string
}

type Listener = (about?: unknown) => void
type EventName = 'ready' | 'success' | 'fail' | 'error' | 'close'

/** What the widgets of both versions share: their events, and the panel. */
export class Widget {
  private readonly listeners: Partial<Record<EventName, Listener>> = {}
  private panel: Panel | undefined
  private goal = 0

  constructor(
    private readonly acts: readonly Act[],
    private readonly errorOf: (act: Act) => unknown,
    private readonly judge: (moved: number) => void,
  ) {}

  on(name: EventName, listener: Listener): this {
    this.listeners[name] = listener
    return this
  }

  tell(name: EventName, about?: unknown): void {
    this.listeners[name]?.(about)
  }

  /** Gets ready for a puzzle. */
  prepare(goal: number): void {
    const act = this.actOf('widget')
    if (act?.how === 'silent') return
    if (act?.how === 'error') return void this.tell('error', this.errorOf(act))
    this.goal = goal
    this.panel = createPanel(goal, { moved: this.judge, closed: () => this.close() })
    this.tell('ready')
  }

  open(): void {
    const act = this.actOf('open')
    if (act?.how === 'silent') return
    if (act?.how === 'error') return void this.tell('error', this.errorOf(act))
    if (act?.how === 'closes') return void this.tell('close')
    if (act?.how === 'passes') return void this.judge(this.goal)
    this.panel?.show()
  }

  pass(): void {
    this.panel?.hide()
    this.tell('success')
  }

  /** A wrong attempt: no error, the widget lets the member try again. */
  refuse(): void {
    this.panel?.refuse()
    this.tell('fail')
  }

  private close(): void {
    this.panel?.hide()
    this.tell('close')
  }

  private actOf(part: Act['part']): Act | undefined {
    return this.acts.find((act) => act.part === part)
  }
}
