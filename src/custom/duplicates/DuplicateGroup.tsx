import { type ReactNode, useId, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { formatPhone } from '../../../domain/phones/notations.ts';
import type { Customer } from '../../../generated/customers/types.ts';
import { DUPLICATES_WORDS } from '../../../generated/words/duplicates.ts';
import type { DuplicateGroup, DuplicateGroup as Group } from '../../dataProvider/customer-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useDates } from '../../ui/figure/DateText.tsx';
import { Money, useNumber } from '../../ui/figure/Money.tsx';
import { useFocusBeside } from '../../ui/focus/useFocusBeside.ts';
import { type Failure, failureSentence, useWrite } from '../../ui/form/useWrite.ts';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../theme/styles.ts';
import {
  choiceFor,
  differingParts,
  FEWEST_MERGED,
  lostParts,
  type MergeChoice,
  partText,
} from './merge-choice.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';

/** Clients of one number side by side, with what their merge keeps. */
export function DuplicateGroup({ group }: { group: Group }) {
  const words = useWords(DUPLICATES_WORDS);
  const locale = useAppLocale();
  const translate = useTranslate();
  const number = useNumber();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { quantity } = group;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const customers = group.customers.filter(({ id }) => !left.has(id));
  const [kept, setKept] = useState<number | null>(null);
  const [picked, setPicked] = useState<Partial<MergeChoice['take']>>({});
  const choice = choiceFor(kept, picked, customers);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useWrite();
  const distinct = useMarkDistinct(group);
  const own = useFocusBeside();
  const named = customers.find(({ id }) => id === choice.take.name);
  const name = named === undefined ? '' : partText(named, 'name');

  const merge = () =>
    run(async () => (await dataProvider.loadCustomerCalls()).merge(customers, choice), {
      onDone: () => {
        setAsking(false);
        notify(fill(words.merged, { name }), { type: 'success' });
        if (customers.length === quantity) takeGroup(queries, group);
        void queries.invalidateQueries({ queryKey: ['customers'] });
      },
      onFailure: async (failure) => {
        setAsking(false);
        const long = failure.fields['notes'] !== undefined;
        notify(long ? words.notes : failureSentence(translate, failure), { type: 'error' });
        if (failure.code === 'stale' || failure.code === 'not_found')
          await queries.invalidateQueries({ queryKey: ['customers'] });
      },
    });

  return (
    <SectionCard
      ref={own}
      title={formatPhone(group.phone_number)}
      intro={fillCount(words.shared, quantity, locale)}
    >
      {group.customers.length > FEWEST_MERGED && (
        <JoinedChoice customers={group.customers} left={left} onChange={setLeft} />
      )}
      <PartChoice
        label={words.stays}
        customers={customers}
        value={choice.kept}
        onChange={setKept}
        render={(customer) => <KeptFacts customer={customer} />}
      />
      {differingParts(customers).map((part) => (
        <PartChoice
          key={part}
          label={words.parts[part]}
          customers={customers}
          value={choice.take[part]}
          onChange={(id) => setPicked({ ...picked, [part]: id })}
          render={(customer) => partText(customer, part) || words.without}
        />
      ))}
      {quantity > group.customers.length && (
        <Box sx={quiet}>
          {fill(words.more, { shown: number(group.customers.length), total: number(quantity) })}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setAsking(true)} sx={{ minHeight: 'var(--target)' }}>
          {words.confirm_label}
        </Button>
        <Button
          aria-disabled={distinct.busy}
          onClick={() => void distinct.mark()}
          sx={{ minHeight: 'var(--target)' }}
        >
          {words.distinct}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={words.confirm_label}
        busy={busy}
        message={
          <>
            <JoinedList customers={customers} />
            <Box>
              {fill(words.confirm, {
                name,
                count: fillCount(words.others, customers.length - 1, locale),
              })}
            </Box>
            <LostParts customers={customers} choice={choice} />
          </>
        }
        confirmLabel={words.confirm_label}
        onConfirm={() => void merge()}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
}

/** Who becomes one client, each with their orders. */
function JoinedList({ customers }: { customers: readonly Customer[] }) {
  const words = useWords(DUPLICATES_WORDS);
  const locale = useAppLocale();
  return (
    <>
      <Box>{words.confirm_joined}</Box>
      <Box component="ul" aria-label={words.confirm_joined} sx={{ m: 0, mb: 1, pl: 3 }}>
        {customers.map((customer) => (
          <li key={customer.id}>
            {partText(customer, 'name')} · {fillCount(words.orders, customer.quantity ?? 0, locale)}
          </li>
        ))}
      </Box>
    </>
  );
}

/** What helps to decide who stays: name, purchases, and since when they are known. */
function KeptFacts({ customer }: { customer: Customer }) {
  const words = useWords(DUPLICATES_WORDS);
  const locale = useAppLocale();
  const { relative } = useDates();
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
        {partText(customer, 'name')}
      </Box>
      <Box component="span" sx={{ ...quiet, display: 'block' }}>
        {fillCount(words.orders, customer.quantity ?? 0, locale)} · <Money amount={customer.total ?? 0} /> ·{' '}
        {fill(words.since, { date: relative(customer.created_at) })}
      </Box>
    </>
  );
}

interface LostPartsProps {
  customers: readonly Customer[];
  choice: MergeChoice;
}

/** What nobody has any more after the merge, each with what it is; nothing where all of it is kept. */
function LostParts({ customers, choice }: LostPartsProps) {
  const words = useWords(DUPLICATES_WORDS);
  const lost = lostParts(customers, choice);
  if (lost.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Box>{words.lost}</Box>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {lost.map(({ part, text }) => (
          <li key={`${part} ${text}`}>
            {words.parts[part]}: {text}
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface JoinedChoiceProps {
  customers: readonly Customer[];
  /** Ids of those who are not merged. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** Which of several clients are merged. The last two cannot be left out. */
function JoinedChoice({ customers, left, onChange }: JoinedChoiceProps) {
  const words = useWords(DUPLICATES_WORDS);
  const help = useId();
  const fewest = customers.length - left.size <= FEWEST_MERGED;
  const toggle = (id: number, joins: boolean): void => {
    const next = new Set(left);
    if (joins) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <Box component="fieldset" aria-describedby={help} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontWeight: 500 }}>
        {words.joined}
      </FormLabel>
      <Box id={help} sx={quiet}>
        {words.joined_help}
      </Box>
      <Box sx={{ display: 'grid', columnGap: 1, gridTemplateColumns: columnsOf(customers.length) }}>
        {customers.map((customer) => (
          <TickBox
            key={customer.id}
            label={partText(customer, 'name')}
            checked={!left.has(customer.id)}
            disabled={fewest && !left.has(customer.id)}
            onChange={(joins) => toggle(customer.id, joins)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface PartChoiceProps {
  label: string;
  customers: readonly Customer[];
  /** Id of the chosen client. */
  value: number;
  onChange: (id: number) => void;
  render: (customer: Customer) => ReactNode;
}

/** One of the clients, for one part. Columns of the same client stand below each other where there is room. */
function PartChoice({ label, customers, value, onChange, render }: PartChoiceProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontWeight: 500 }}>
        {label}
      </FormLabel>
      <RadioGroup
        value={String(value)}
        onChange={(_, id) => onChange(Number(id))}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: columnsOf(customers.length),
        }}
      >
        {customers.map((customer) => (
          <FormControlLabel
            key={customer.id}
            value={String(customer.id)}
            control={<Radio />}
            label={render(customer)}
            sx={{
              m: 0,
              // In line with the legend, as ticks are.
              ml: -1.25,
              minHeight: 'var(--target)',
              '& .MuiFormControlLabel-label': { fontSize: 'inherit', overflowWrap: 'anywhere' },
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

/** Columns in which clients stand side by side where there is room: `gridTemplateColumns`. */
function columnsOf(clients: number): { xs: string; sm: string } {
  return { xs: 'minmax(0, 1fr)', sm: `repeat(${Math.min(clients, 3)}, minmax(0, 1fr))` };
}

/** Says that the clients of a number are not the same person; the notice takes that back. */
export function useMarkDistinct(group: DuplicateGroup) {
  const words = useWords(DUPLICATES_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const phone = formatPhone(group.phone_number);

  const readAgain = () => queries.invalidateQueries({ queryKey: DUPLICATES_KEY });
  const onFailure = async (failure: Failure) => {
    notify(failureSentence(translate, failure), { type: 'error' });
    await readAgain();
  };
  const unmark = () =>
    run(async () => (await dataProvider.loadCustomerCalls()).unmarkDistinct(group), {
      onDone: async () => {
        notify(fill(words.unmarked, { phone }), { type: 'success' });
        await readAgain();
      },
      onFailure,
    });
  const mark = () =>
    run(async () => (await dataProvider.loadCustomerCalls()).markDistinct(group), {
      onDone: async () => {
        notify(
          <UndoMessage
            text={fill(words.marked, { phone })}
            label={words.undo}
            onUndo={() => void unmark()}
          />,
          { type: 'success', autoHideDuration: UNDO_NOTICE },
        );
        takeGroup(queries, group);
        await readAgain();
      },
      onFailure,
    });
  return { busy, mark };
}

interface DuplicatesAnswer {
  data: DuplicateGroup[];
  total: number;
}

/** The query for the pages of clients with one number. */
export const DUPLICATES_KEY = ['customers', 'duplicates'];

/** Takes a number off the page that shows it, as its clients are no duplicates any more. The next read fills the page. */
export function takeGroup(queries: QueryClient, { phone_number }: DuplicateGroup): void {
  queries.setQueriesData<DuplicatesAnswer>({ queryKey: DUPLICATES_KEY }, (page) => {
    const data = page?.data.filter((group) => group.phone_number !== phone_number) ?? [];
    return page && { data, total: page.total - (page.data.length - data.length) };
  });
}
