import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import {
  LONGEST_ORDER_NOTE,
  type OrderEvent,
  type TimelineEntry,
} from '../../../../domain/orders/timeline.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import { ORDERS_PAY_WORDS } from '../../../../generated/words/orders-pay.ts';
import {
  ORDERS_TIMELINE_WORDS,
  type OrdersTimelineWords,
} from '../../../../generated/words/orders-timeline.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useLabel, useWords } from '../../../i18n/words.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { Tag } from '../../../ui/chip/StatusChip.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../../ui/figure/Money.tsx';
import { ControlledInput } from '../../../ui/input/LabelledInput.tsx';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { ProblemNotice } from '../../../ui/form/SaveBar.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';

export interface OrderTimelineProps {
  orderId: number;
  descriptor: FormDescriptor;
}

/** Who did what with an order and when, with the notes of the team; the latest first (ORD-07). */
export default function OrderTimeline({ orderId, descriptor }: OrderTimelineProps) {
  const words = useWords(ORDERS_TIMELINE_WORDS);
  const mayWrite = useAllowed('orders')('edit');
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    // Begins with the resource, so that it follows changes made elsewhere.
    queryKey: ['orders', 'timeline', orderId],
    queryFn: async ({ pageParam, signal }) =>
      (await provider.loadOrderCalls()).orderTimeline(orderId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, at) =>
      pages.flatMap((page) => page.data).length < total ? at + 1 : undefined,
  });
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <SectionCard title={words.title}>
      {mayWrite && <NoteForm orderId={orderId} />}
      {entries === undefined && error === null && <RowsSkeleton rows={3} height={48} label={words.loading} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {entries !== undefined && (
        <Box component="ol" aria-label={words.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <TimelineItem
              key={`${entry.type} ${entry.id}`}
              entry={entry}
              orderId={orderId}
              descriptor={descriptor}
            />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </SectionCard>
  );
}

/** Says what happened, with the names of the schema: `Cambió el pago a «Pagado»`. */
function useEventSentence(descriptor: FormDescriptor): (event: OrderEvent) => string {
  const { events } = useWords(ORDERS_TIMELINE_WORDS);
  const { ways } = useWords(ORDERS_PAY_WORDS);
  const labelOf = useLabel();
  const money = useMoney();
  const number = useNumber();
  const fields = new Map(Object.entries(descriptor.fields));

  const amount = (value: number | null): string => money(value ?? 0);
  const status = (source: string, value: number | null): string => {
    const choice = fields.get(source)?.enum?.find((one) => one.value === value);
    return choice === undefined ? String(value ?? '') : labelOf(choice.label);
  };

  const valuesOf = (event: OrderEvent): Record<string, string> => {
    switch (event.kind) {
      case 'created':
        return { to: amount(event.total) };
      case 'status':
        return { to: status('order_status_id', event.to) };
      case 'shipping_status':
        return { to: status('shipping_order_status_id', event.to) };
      case 'refund':
      case 'collected':
      case 'uncollected':
        return { to: money(event.amount) };
      case 'payment':
      case 'payment_voided':
        return { to: money(event.amount), name: ways[event.way] };
      case 'payment_reviewed':
      case 'payment_unreviewed':
        return { name: event.payment ?? '' };
      case 'payment_note':
        return { name: event.note };
      case 'shipment':
        return { name: event.shipment };
      case 'line_added':
        return { name: event.line, to: number(event.units) };
      case 'line_removed':
        return { name: event.line, from: number(event.units) };
      case 'line_quantity':
        return { name: event.line, from: number(event.from), to: number(event.to) };
      case 'line_price':
        return { name: event.line, from: money(event.from), to: money(event.to) };
      case 'discount':
      case 'shipping_cost':
      case 'total':
        return { from: amount(event.from), to: amount(event.to) };
      case 'field': {
        const field = fields.get(event.field);
        return { name: field === undefined ? event.field : labelOf(field.label) };
      }
      default:
        return {};
    }
  };

  return (event) => fill(events[event.kind], valuesOf(event));
}

/** Who did it, and through what where that says more. */
function actorOf({ user, provider, origin, member }: TimelineEntry, words: OrdersTimelineWords): string {
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
function TimelineItem({ entry, orderId, descriptor }: TimelineItemProps) {
  const words = useWords(ORDERS_TIMELINE_WORDS);
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
  const { note: words } = useWords(ORDERS_TIMELINE_WORDS);
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

interface NoteFormProps {
  orderId: number;
  /** The note that is changed; a new one when left out. */
  note?: { id: number; text: string };
  /** Ends the change, saved or not. */
  onClose?: () => void;
}

/** Writes a note that the team alone reads, or changes one. What is typed stays in the tab until it is saved. */
function NoteForm({ orderId, note, onClose }: NoteFormProps) {
  const { note: words } = useWords(ORDERS_TIMELINE_WORDS);
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

/** After a note was written: reads the timeline again, then says so. */
function useNoteNews(): (said: string) => Promise<void> {
  const queries = useQueryClient();
  const notify = useNotify();
  return async (said) => {
    await queries.invalidateQueries({ queryKey: ['orders', 'timeline'] });
    notify(said, { type: 'success' });
  };
}
