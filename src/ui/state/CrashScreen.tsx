import { Component, useEffect, useRef, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { useRouteError } from 'react-router-dom';
import es from '../../../i18n/es.json';
import { useConnected } from '../../dataProvider/useOnline.ts';
import { EmptyState } from './PageStates.tsx';

/**
 * The screen after an error while drawing, with a way on; the rest of the admin stays usable. Without a connection the
 * usual error is a part of the page that has not loaded yet; it is fetched when the connection is back.
 */
export function CrashScreen({ resetErrorBoundary }: { resetErrorBoundary(reason?: unknown): void }) {
  const translate = useTranslate();
  const connected = useConnected();
  const lost = useRef(false);
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => {
    if (!connected) lost.current = true;
    // The browser keeps the failed part of the page, so only a reload can fetch it.
    else if (lost.current) location.reload();
  }, [connected]);
  return (
    <EmptyState
      page
      title={translate(connected ? 'state.crash_title' : 'state.crash_offline_title')}
      subtitle={translate(connected ? 'state.crash_subtitle' : 'state.crash_offline_subtitle')}
      action={
        <Button variant="outlined" onClick={() => location.reload()}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}

/** The same outside of the providers, where no translation works: in Spanish. */
export function CrashedRoute() {
  const error = useRouteError();
  return (
    <EmptyState
      page
      title={es.state.crash_title}
      subtitle={es.state.crash_subtitle}
      action={
        <Button
          variant="outlined"
          onClick={() => location.reload()}
          title={error instanceof Error ? error.name : ''}
        >
          {es.app.retry}
        </Button>
      }
    />
  );
}

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
