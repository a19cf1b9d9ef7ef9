import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  /** What stands there instead of what failed with `error`. */
  readonly fallback: (error: unknown) => ReactNode
  /** When this changes, the children get another chance: another page, another attempt. */
  readonly reset?: unknown
  readonly onFailure?: (error: unknown) => void
}

/** Nothing that fails while it renders takes the rest of the page with it (F149). */
export class Boundary extends Component<BoundaryProps, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.reset !== this.props.reset) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}
