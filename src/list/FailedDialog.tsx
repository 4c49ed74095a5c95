import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import type { RefusedRecord } from '../../domain/bulk/bulk-answers.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { quiet } from '../theme/styles.ts';
import { refusedSentence, useBulkWords } from '../ui/notice/useUndo.tsx';

export interface FailedDialogProps {
  failed: readonly RefusedRecord[];
  onClose(): void;
}

/** Names of one reason; a long list is one that nobody reads. */
const MOST_NAMES = 50;

/** The records that stayed as they were, each with its reason. */
export default function FailedDialog({ failed, onClose }: FailedDialogProps) {
  const { resource } = useListContext();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const more = failed.length - MOST_NAMES;
  return (
    <Dialog
      title={say(words.failed_title, failed.length)}
      width="narrow"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {failed.slice(0, MOST_NAMES).map((record) => (
          <Box component="li" key={record.id} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 500 }}>{record.record ?? words.gone}</Box>
            <Box sx={quiet}>{refusedSentence(translate, resource, record)}</Box>
          </Box>
        ))}
      </Box>
      {more > 0 && <div>{say(words.more, more)}</div>}
    </Dialog>
  );
}
