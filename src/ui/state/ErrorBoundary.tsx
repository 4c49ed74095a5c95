import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another place is another page: it is drawn although the one before broke. */
  place: string;
}

/** Catches what a page throws while it is drawn; the bars around it stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.broken && before.place !== this.props.place) this.mend();
  }

  readonly mend = (): void => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? <CrashScreen resetErrorBoundary={this.mend} /> : this.props.children;
  }
}
