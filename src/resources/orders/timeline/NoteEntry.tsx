import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Tag } from '../../../ui/chip/Tag.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { NoteForm } from './NoteForm.tsx';
import { TIMELINE_WORDS } from './timeline-words.ts';
import { useNoteNews } from './useNoteNews.ts';

interface NoteEntryProps {
  orderId: number;
  noteId: number;
  text: string;
  /** True for a note of the user, who alone may change it. */
  own: boolean;
}

/** A note of the team, with its line breaks; its author changes it in place and deletes it. */
export function NoteEntry({ orderId, noteId, text, own }: NoteEntryProps) {
  const { note: words } = useDictionary(TIMELINE_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<AppDataProvider>();
  const announce = useNoteNews();
  const { busy, run } = useWrite();
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const pen = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setMode('read'));
    // Only what the form held: a focus that went elsewhere meanwhile stays there.
    if (document.activeElement === document.body) pen.current?.focus();
  };
  if (mode === 'edit') return <NoteForm orderId={orderId} note={{ id: noteId, text }} onClose={close} />;
  const remove = () =>
    run(async () => (await provider.loadOrderCalls()).deleteOrderNote(orderId, noteId), {
      onDone: () => announce(words.deleted),
      onFailure: (failure) => {
        setMode('read');
        notify(fill(words.failed, { reason: failureSentence(translate, failure) }), { type: 'error' });
      },
    });
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Tag>{words.tag}</Tag>
        <Box sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{text}</Box>
      </Box>
      {own && (
        <Box sx={{ flex: 'none' }}>
          <IconButton ref={pen} aria-label={words.edit} title={words.edit} onClick={() => setMode('edit')}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={words.delete} title={words.delete} onClick={() => setMode('delete')}>
            <DeleteOutlineIcon />
          </IconButton>
        </Box>
      )}
      <ConfirmDialog
        open={mode === 'delete'}
        message={fill(words.ask, { text })}
        confirmLabel={translate('ra.action.delete')}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setMode('read')}
      />
    </Box>
  );
}
