import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Problem } from './refusal.ts';

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
