import { Component, type ReactNode } from 'react';
import { reportUnseen } from '../remotes/reportUnseen';

interface ContainedProps {
  /** What is shown instead of a part that failed to render; `retry` renders it again. */
  readonly fallback?: (retry: () => void, error: unknown) => ReactNode;
  /** Another value renders a failed part again: the page that is shown. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** Error boundary of one part of the frame: the other parts stay, and what was typed in them. */
export class Contained extends Component<ContainedProps, { readonly failure: { error: unknown } | null }> {
  override state: { readonly failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportUnseen('portal_shell', 'render', error);
  }

  override componentDidUpdate({ at }: ContainedProps) {
    if (this.state.failure && at !== this.props.at) this.retry();
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback?.(this.retry, failure.error) : this.props.children;
  }
}
