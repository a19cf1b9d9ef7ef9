import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Shown instead of children that failed with `error`. */
  readonly fallback: (error: unknown) => ReactNode
  /** When this changes, the children are rendered again, for another page or a retry. */
  readonly resetKey?: unknown
  readonly onError?: (error: unknown) => void
}

/** Keeps a rendering error from taking down the rest of the page (F149). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override componentDidUpdate(previousProps: ErrorBoundaryProps) {
    if (this.state.failed && previousProps.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}
