import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { LONGEST_ORDER_NOTE } from '../../../../domain/orders/timeline.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useNumber } from '../../../ui/figure/useMoney.ts';
import { ControlledInput } from '../../../ui/form/ControlledInput.tsx';
import { ProblemNotice } from '../../../ui/form/FormNotices.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { TIMELINE_WORDS } from './timeline-words.ts';
import { useNoteNews } from './useNoteNews.ts';

interface NoteFormProps {
  orderId: number;
  /** The note that is changed; a new one when left out. */
  note?: { id: number; text: string };
  /** Ends the change, saved or not. */
  onClose?: () => void;
}

/** Writes a note that the team alone reads, or changes one. What is typed stays in the tab until it is saved. */
export function NoteForm({ orderId, note, onClose }: NoteFormProps) {
  const { note: words } = useDictionary(TIMELINE_WORDS);
  const translate = useTranslate();
  const number = useNumber();
  const provider = useDataProvider<AppDataProvider>();
  const announce = useNoteNews();
  const form = useWriteForm<{ text: string }, true>({
    draftKey: `order-note-${orderId}-${note?.id ?? 'new'}`,
    defaults: { text: note?.text ?? '' },
    stays: note === undefined,
    validate: ({ text }): Record<string, string> => {
      if (text.trim() === '') return { text: words.empty };
      if (text.trim().length <= LONGEST_ORDER_NOTE) return {};
      return { text: fill(words.too_long, { limit: number(LONGEST_ORDER_NOTE) }) };
    },
    write: async ({ text }) => {
      const calls = await provider.loadOrderCalls();
      if (note === undefined) await calls.addOrderNote(orderId, text);
      else await calls.editOrderNote(orderId, note.id, text);
      return true;
    },
    onSaved: async () => {
      await announce(note === undefined ? words.added : words.saved);
      onClose?.();
    },
  });
  const changes = note !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current?.querySelector<HTMLTextAreaElement>('textarea[name=text]');
    if (!changes || !box) return;
    box.focus();
    // People add to a note more often than they rewrite it.
    box.setSelectionRange(box.value.length, box.value.length);
  }, [changes]);
  const leave = () => {
    form.discard();
    onClose?.();
  };
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box ref={frame} sx={{ width: '100%' }}>
        <ControlledInput
          control={form.form.control}
          name="text"
          label={note === undefined ? words.label : words.edit}
          help={words.help}
          autoComplete="off"
          multiline
          maxRows={8}
        />
      </Box>
      {form.problem && <ProblemNotice problem={form.problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={form.saving}>
          {note === undefined ? words.add : words.save}
        </Button>
        {onClose && <Button onClick={leave}>{translate('app.cancel')}</Button>}
      </Box>
    </Box>
  );
}
