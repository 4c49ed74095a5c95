import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import type { AutosaveState } from './autosave.ts';
import { QUICK_WORDS } from './quick-words.ts';

interface QuickStatusProps {
  state: AutosaveState;
  /** What another device changed. */
  others: string | undefined;
  onRetry: () => void;
}

/** Whether what was typed is stored, and why not. */
export function QuickStatus({ state: { status, failure }, others, onRetry }: QuickStatusProps) {
  const words = useDictionary(QUICK_WORDS);
  const translate = useTranslate();
  const reason = failure === undefined ? '' : failureSentence(translate, failure);
  return (
    <Box sx={{ ...quiet, display: 'grid', gap: 0.5, justifyItems: 'start', '&:empty': { display: 'none' } }}>
      <Box component="output" sx={{ '&:empty': { display: 'none' } }}>
        {status === 'failed' ? fill(words.failed, { reason }) : status !== 'rest' && words[status]}
      </Box>
      {status === 'failed' && failure?.again === true && (
        <Button onClick={onRetry}>{translate('app.retry')}</Button>
      )}
      {others !== undefined && <Box role="note">{others}</Box>}
    </Box>
  );
}
