import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new path is a new page: it is drawn although the last one failed. */
  place: string;
}

/** Catches the errors of a page while it is drawn; the bars around it stay. */
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
