import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { formatPhone } from '../../../domain/phones/format.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { DuplicateGroup as Group } from '../../dataProvider/customer-calls.ts';
import { fill } from '../../i18n/fill.ts';
import { fillCount } from '../../i18n/fill-count.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { useFocusBeside } from '../../ui/focus/useFocusBeside.ts';
import { failureSentence } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { DUPLICATES_WORDS } from './duplicates-words.ts';
import { choiceFor, differingParts, FEWEST_MERGED, partText, type MergeChoice } from './merge-choice.ts';
import { takeGroup } from './take-group.ts';
import { useDistinct } from './useDistinct.tsx';
import { PartChoice } from './PartChoice.tsx';
import { JoinedChoice } from './JoinedChoice.tsx';
import { JoinedList } from './JoinedList.tsx';
import { KeptFacts } from './KeptFacts.tsx';
import { LostParts } from './LostParts.tsx';

/** Clients of one number side by side, with what their merge keeps. */
export function DuplicateGroup({ group }: { group: Group }) {
  const words = useDictionary(DUPLICATES_WORDS);
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
  const distinct = useDistinct(group);
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
