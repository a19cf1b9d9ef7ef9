import { createPanel, type Panel } from './panel'

/** A fault of the widget, set by the simulator's control call. */
export interface WidgetFault {
  readonly part: 'widget' | 'open'
  readonly how: string
  readonly code?: string
  readonly message?: string
}

type Listener = (about?: unknown) => void
type EventName = 'ready' | 'success' | 'fail' | 'error' | 'close'

/** What the widgets of both versions share: the events and the panel. */
export class Widget {
  private readonly listeners: Partial<Record<EventName, Listener>> = {}
  private panel: Panel | undefined
  private goal = 0

  constructor(
    private readonly faults: readonly WidgetFault[],
    private readonly toError: (act: WidgetFault) => unknown,
    private readonly verifyPosition: (moved: number) => void,
  ) {}

  on(name: EventName, listener: Listener): this {
    this.listeners[name] = listener
    return this
  }

  emit(name: EventName, about?: unknown): void {
    this.listeners[name]?.(about)
  }

  /** Prepares a puzzle. */
  prepare(goal: number): void {
    const fault = this.findFault('widget')
    if (fault?.how === 'silent') return
    if (fault?.how === 'error') return void this.emit('error', this.toError(fault))
    this.goal = goal
    this.panel = createPanel(goal, { onSubmit: this.verifyPosition, onClose: () => this.close() })
    this.emit('ready')
  }

  open(): void {
    const fault = this.findFault('open')
    if (fault?.how === 'silent') return
    if (fault?.how === 'error') return void this.emit('error', this.toError(fault))
    if (fault?.how === 'closes') return void this.emit('close')
    if (fault?.how === 'passes') return void this.verifyPosition(this.goal)
    this.panel?.show()
  }

  pass(): void {
    this.panel?.hide()
    this.emit('success')
  }

  /** A wrong attempt is not an error: the member can try again. */
  rejectAttempt(): void {
    this.panel?.showFailure()
    this.emit('fail')
  }

  private close(): void {
    this.panel?.hide()
    this.emit('close')
  }

  private findFault(part: WidgetFault['part']): WidgetFault | undefined {
    return this.faults.find((fault) => fault.part === part)
  }
}
