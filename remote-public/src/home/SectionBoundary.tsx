import { ErrorState } from '@portal/shared/ui';
import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  /** Name of the part, for the message. */
  readonly title: string;
  /** Fetches the data again. */
  readonly onRetry: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Holds one part of the page: data that this part can't be drawn from takes nothing else with it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  /** New data has come: whether it can be drawn is found out by drawing it. */
  override componentDidUpdate({ children }: SectionBoundaryProps) {
    if (this.state.error && children !== this.props.children) this.setState({ error: null });
  }

  override render() {
    const { title, onRetry, children } = this.props;
    if (!this.state.error) return children;
    return (
      <ErrorState title={`“${title}”暂时无法显示`} error={this.state.error} onRetry={() => void onRetry()} />
    );
  }
}
