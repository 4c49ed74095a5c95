import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { formatLocal, parseLocal } from '../../../../domain/dates/local.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_QUICK_WORDS } from '../../../../generated/words/orders-quick.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useLabel, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { dropDraft, keepDraft, readDraft, useDraftOwner } from '../../../ui/form/draft-store.ts';
import { failureSentence } from '../../../ui/form/useWrite.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { LinksOf } from '../../../ui/text/LinkedText.tsx';
import { quiet } from '../../../theme/styles.ts';
import { putOrder } from '../order-api.ts';
import {
  createAutosave,
  nothingTyped,
  orderArrives,
  shownFields,
  type Autosave,
  type AutosaveState,
  type QuickFields as Fields,
  type QuickSource,
  type Typing,
} from './autosave.ts';
import { useUnsentOrders } from './send-once-online.ts';

const CHANNELS = ['whatsapp', 'webstore', 'phone', 'inperson'] as const satisfies Order['sales_channel'][];

/** The API's own limit of the comments. */
const LONGEST = 1000;

function tooLong({ comments }: Partial<Fields>): readonly QuickSource[] {
  return (comments ?? '').length > LONGEST ? ['comments'] : [];
}

/** The comments as the API keeps them. */
function storedText(text: string): string | null {
  return text.trim() || null;
}

/** Date, sales channel and comments of an order, edited where they stand; they save themselves (ORD-09). */
export function QuickFields({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  const words = useWords(ORDERS_QUICK_WORDS);
  const translate = useTranslate();
  const labelOf = useLabel();
  const { timeZone } = useDates();
  const { autosave, state } = useQuickFields(order, tooLong);
  const { date, sales_channel, comments } = shownFields(state.typing);
  // A date under way is no date yet; leaving the box shows the stored one again.
  const [dateText, setDateText] = useState<string | null>(null);
  // Spaces at the end are typed, and not stored.
  const [noteText, setNoteText] = useState('');
  const { fields } = descriptor;
  const label = (source: QuickSource) => (fields[source] === undefined ? '' : labelOf(fields[source].label));
  const over = (comments ?? '').length - LONGEST;
  const dispute = (source: QuickSource, said: string) =>
    state.typing.disputed.includes(source) && (
      <Dispute said={said} onChoose={(whose) => autosave.choose(source, whose)} />
    );
  const channelName = (value: string) => {
    const found = fields.sales_channel?.enum?.find((one) => one.value === value);
    return found === undefined ? value : labelOf(found.label);
  };
  const localText = (at: string) => formatLocal(new Date(at), timeZone).slice(0, 16);
  return (
    <SectionCard
      title={words.title}
      action={
        <Button
          component={Link}
          to={pathOf('orders', 'edit', order.id)}
          state={{ returnTo: pathOf('orders', 'show', order.id) }}
          sx={{ ml: 'auto', minHeight: 'var(--target)' }}
        >
          {words.edit}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <LabelledInput
            label={words.date}
            type="datetime-local"
            value={dateText ?? localText(date).replace(' ', 'T')}
            error={undefined}
            autoComplete="off"
            onChange={(text) => {
              setDateText(text);
              const instant = text === '' ? undefined : parseLocal(text, timeZone);
              if (instant !== undefined) autosave.type({ date: instant.toISOString() });
            }}
            onBlur={() => setDateText(null)}
          />
          {dispute('date', localText(state.typing.base.date))}
        </Box>
        <Box>
          <NativeSelect
            label={label('sales_channel')}
            value={sales_channel}
            options={CHANNELS.map((value) => ({ value, label: channelName(value) }))}
            onChange={(value) => {
              const channel = CHANNELS.find((one) => one === value);
              if (channel !== undefined) autosave.type({ sales_channel: channel });
            }}
          />
          {dispute('sales_channel', channelName(state.typing.base.sales_channel))}
        </Box>
        <Box>
          <LabelledInput
            label={label('comments')}
            value={storedText(noteText) === comments ? noteText : (comments ?? '')}
            multiline
            autoComplete="off"
            error={over > 0 ? translate('form.letters_over', { smart_count: over }) : undefined}
            onChange={(text) => {
              setNoteText(text);
              autosave.type({ comments: storedText(text) });
            }}
          />
          <LinksOf text={comments ?? ''} />
          {dispute('comments', state.typing.base.comments ?? words.nothing)}
        </Box>
        <QuickStatus
          state={state}
          others={
            state.typing.others.length > 0
              ? fill(words.others, { names: state.typing.others.map(label).join(', ') })
              : undefined
          }
          onRetry={() => void autosave.flush()}
        />
      </Box>
    </SectionCard>
  );
}

interface DisputeProps {
  /** What is stored. */
  said: string;
  onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Another device saved the field that is being typed: nothing is sent before the person chooses. */
function Dispute({ said, onChoose }: DisputeProps) {
  const words = useWords(ORDERS_QUICK_WORDS);
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 1 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{fill(words.disputed, { value: said })}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={() => onChoose('mine')} sx={target}>
          {words.mine}
        </Button>
        <Button color="inherit" onClick={() => onChoose('theirs')} sx={target}>
          {words.theirs}
        </Button>
      </Box>
    </Alert>
  );
}

const target = { minHeight: 'var(--target)' } as const;

interface QuickStatusProps {
  state: AutosaveState;
  /** What another device changed. */
  others: string | undefined;
  onRetry: () => void;
}

/** Whether what was typed is stored, and why not. */
function QuickStatus({ state: { status, failure }, others, onRetry }: QuickStatusProps) {
  const words = useWords(ORDERS_QUICK_WORDS);
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

/**
 * The fields of an order that save themselves on its page. What is typed is kept in the tab until it is stored; a later
 * visit of the order goes on with it.
 */
function useQuickFields(
  order: Order,
  wrong: (fields: Partial<Fields>) => readonly QuickSource[],
): { autosave: Autosave; state: AutosaveState } {
  const key = `${useDraftOwner()}.orders.${order.id}.quick`;
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { sendOnceOnline, sentHere } = useUnsentOrders();
  const [autosave] = useState(() => {
    // Loaded before it is needed: a page on its way out loads no code any more.
    const loaded = provider.loadOrderCalls().catch(() => undefined);
    return createAutosave({
      start: startOf(key, order),
      send: async (fields, base) => {
        const calls = (await loaded) ?? (await provider.loadOrderCalls());
        const stored = await calls.changeOrder(base, fields);
        // Also for a page of the order that opens again before the reads below are back.
        putOrder(queries, stored);
        void queries.invalidateQueries({ queryKey: ['orders'] });
        return stored;
      },
      keep: ({ base, typed, sent }) =>
        Object.keys(typed).length === 0
          ? dropDraft(key)
          : keepDraft<Fields, Begun>(key, { base: { order: base, sent }, values: typed }),
      isOnline: () => navigator.onLine,
      wrong,
    });
  });
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  useEffect(() => autosave.arrive(order), [autosave, order]);
  useEffect(() => {
    const now = () => void autosave.flush();
    const hidden = () => {
      // A phone may end a page that is out of sight.
      if (document.visibilityState === 'hidden') now();
    };
    // A draft of an earlier visit is sent, and so is the rest when the page is left.
    sentHere(key);
    now();
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', hidden);
      now();
      sendOnceOnline(key, now);
    };
  }, [autosave, key, sendOnceOnline, sentHere]);
  return useMemo(() => ({ autosave, state }), [autosave, state]);
}

/** Where the values of a draft began. */
interface Begun {
  order: Order;
  /** What an earlier visit sent without an answer. */
  sent: Partial<Fields>;
}

function startOf(key: string, order: Order): Typing {
  const draft = readDraft<Fields, Begun>(key);
  if (draft?.base === undefined) return nothingTyped(order);
  const { order: base, sent } = draft.base;
  return orderArrives({ ...nothingTyped(base), typed: draft.values, sent }, order);
}
