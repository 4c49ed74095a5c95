import Button from '@mui/material/Button';
import CloudIcon from '@mui/icons-material/CloudOffOutlined';
import { useTranslate } from 'ra-core';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { EmptyState } from './EmptyState.tsx';
import { largeIcon } from './large-icon.ts';

export interface ErrorStateProps {
  error: unknown;
  onRetry(): void;
}

/** Says that loading failed and that the data is safe, with a button to try again. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const translate = useTranslate();
  return (
    <EmptyState
      image={<CloudIcon sx={largeIcon} />}
      title={translate('state.error_title')}
      subtitle={`${errorSentence(translate, error)} ${translate('state.error_safe')}`}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}
