import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { useRouteError } from 'react-router-dom';
import es from '../../../i18n/es.json';
import { EmptyState } from './EmptyState.tsx';

/** The screen after an error while drawing, with a way on; the rest of the admin stays usable. */
export function CrashScreen({ resetErrorBoundary }: { resetErrorBoundary(reason?: unknown): void }) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <EmptyState
      title={translate('state.crash_title')}
      subtitle={translate('state.crash_subtitle')}
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
