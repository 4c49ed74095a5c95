import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Problem } from './failure.ts';

/**
 * The reason why a write failed; the typed values are kept. It stands inside its form, because 'try again' submits it.
 */
export function ProblemNotice({ problem: { message, lines, again } }: { problem: Problem }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        again && (
          <Button type="submit" color="inherit">
            {translate('app.retry')}
          </Button>
        )
      }
    >
      {message}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

/** Unsaved values of an earlier visit are on screen again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {translate('form.draft.discard')}
        </Button>
      }
    >
      {translate('form.draft.restored')}
    </Alert>
  );
}
