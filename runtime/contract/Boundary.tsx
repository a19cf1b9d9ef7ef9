import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  /** What stands there instead; `again` tries the children once more. */
  readonly fallback: (again: () => void) => ReactNode
  /** When this changes, the children get another chance: another page, another language. */
  readonly reset?: unknown
  readonly onFailure?: (error: unknown) => void
}

/** Nothing that fails while it renders takes the rest of the page with it (F149). */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.reset !== this.props.reset) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children
  }
}
