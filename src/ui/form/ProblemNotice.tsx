import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Problem } from './refusal.ts';

/** Why the write did not happen; what was typed is still there. It stands inside its form, which 'try again' sends. */
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
