import { ErrorState } from '@portal/shared/ui';
import { Component, type ReactNode, Suspense } from 'react';

interface SectionBoundaryProps {
  /** Name of the section, for the message. */
  readonly title: string;
  /** Fetches the data again. */
  readonly onRetry: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Error boundary of one section: invalid data break only this section. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  /** Resets the error when new data arrive and renders again. */
  override componentDidUpdate({ children }: SectionBoundaryProps) {
    if (this.state.error && children !== this.props.children) this.setState({ error: null });
  }

  override render() {
    const { title, onRetry, children } = this.props;
    if (!this.state.error) return <Suspense>{children}</Suspense>;
    return (
      <ErrorState title={`“${title}”暂时无法显示`} error={this.state.error} onRetry={() => void onRetry()} />
    );
  }
}
