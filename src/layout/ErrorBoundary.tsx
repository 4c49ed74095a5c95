import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

/** Catches what a page throws while it is drawn; the bars around it stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  readonly mend = (): void => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? <CrashScreen resetErrorBoundary={this.mend} /> : this.props.children;
  }
}
