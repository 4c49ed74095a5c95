import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { EventKind, OrderEvent, TimelineEntry } from '../../../../domain/orders/timeline.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { color } from '../../../theme/color.ts';
import { Tag } from '../../../ui/chip/Tag.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../../ui/figure/useMoney.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { NoteForm } from './NoteForm.tsx';
import { TIMELINE_WORDS, type TimelineWords } from './timeline-words.ts';
import { useNoteNews } from './useNoteNews.ts';

/** The field whose choices an event speaks of. */
const CHOICES: Partial<Record<EventKind, string>> = {
  status: 'order_status_id',
  shipping_status: 'shipping_order_status_id',
};

const QUANTITIES: ReadonlySet<EventKind> = new Set(['line_added', 'line_removed', 'line_quantity']);

/** Says what happened, with the names of the schema: `Cambió el pago a «Pagado»`. */
function useEventSentence(descriptor: FormDescriptor): (event: OrderEvent) => string {
  const { events } = useDictionary(TIMELINE_WORDS);
  const labelOf = useLabel();
  const money = useMoney();
  const number = useNumber();
  const fields = new Map(Object.entries(descriptor.fields));

  const say = (kind: EventKind, value: number | null): string => {
    const source = CHOICES[kind];
    if (source !== undefined) {
      const choice = fields.get(source)?.enum?.find((one) => one.value === value);
      return choice === undefined ? String(value ?? '') : labelOf(choice.label);
    }
    return QUANTITIES.has(kind) ? number(value ?? 0) : money(value ?? 0);
  };

  return ({ kind, name, from, to }) => {
    const field = kind === 'field' ? fields.get(name ?? '') : undefined;
    return fill(events[kind], {
      name: field === undefined ? (name ?? '') : labelOf(field.label),
      from: say(kind, from),
      to: say(kind, to),
    });
  };
}

/** Who did it, and through what where that says more. */
function actorOf({ user, provider, origin, member }: TimelineEntry, words: TimelineWords): string {
  if (provider !== null) return words.providers[provider];
  if (origin === 'payment') return words.payment;
  if (origin === 'system') return words.system;
  if (user === null) return words.nobody;
  const name = member ? user : fill(words.left, { user });
  return origin === 'import' ? fill(words.imported, { user: name }) : name;
}

interface TimelineItemProps {
  entry: TimelineEntry;
  orderId: number;
  descriptor: FormDescriptor;
}

/** One entry: what was done, each thing on a line of its own, then the actor and the time. */
export function TimelineItem({ entry, orderId, descriptor }: TimelineItemProps) {
  const words = useDictionary(TIMELINE_WORDS);
  const sentenceOf = useEventSentence(descriptor);
  const { events, text } = entry;
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        minWidth: 0,
        overflowWrap: 'anywhere',
        '&:not(:last-child)': { borderBottom: `1px solid ${color('line')}` },
      }}
    >
      {text === null ? (
        sentencesOf(events.map(sentenceOf), words.touched).map((sentence) => (
          <Box key={sentence}>{sentence}</Box>
        ))
      ) : (
        <NoteEntry orderId={orderId} noteId={entry.id} text={text} own={entry.own} />
      )}
      <Box sx={quiet}>
        {actorOf(entry, words)} · <DateText at={entry.at} time />
        {entry.edited && ` · ${words.note.edited}`}
      </Box>
    </Box>
  );
}

function sentencesOf(sentences: string[], touched: string): string[] {
  return sentences.length === 0 ? [touched] : [...new Set(sentences)];
}

interface NoteEntryProps {
  orderId: number;
  noteId: number;
  text: string;
  /** True for a note of the user, who alone may change it. */
  own: boolean;
}

/** A note of the team, with its line breaks; its author changes it in place and deletes it. */
function NoteEntry({ orderId, noteId, text, own }: NoteEntryProps) {
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
        <Box sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
          <LinkedText>{text}</LinkedText>
        </Box>
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
