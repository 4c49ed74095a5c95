import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface RetryNoticeProps {
  /** What could not be loaded, and what is safe. */
  text: string;
  onRetry(): void;
}

/** In the place of figures that could not be loaded: they are never silently zero. */
export function RetryNotice({ text, onRetry }: RetryNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
