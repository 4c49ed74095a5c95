import { use } from 'react';
import Box from '@mui/material/Box';
import { useListContext, type RaRecord } from 'ra-core';
import { FormProvider, useController, useWatch } from 'react-hook-form';
import {
  AMOUNT_WAYS,
  amountChange,
  type AmountWay,
  type BulkChange,
  changedRecord,
  isPercent,
  LARGEST_PERCENT,
  ROUNDS,
} from '../../domain/bulk/change.ts';
import { DEFAULT_CURRENCY, minorDigits } from '../../domain/money/currency.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import type { BulkField } from '../../domain/schema/model.ts';
import type { Words } from '../../domain/schema/vocabulary.ts';
import { useStore } from '../authProvider/useSession.ts';
import { useLabel } from '../i18n/words.ts';
import { useRepresent } from '../schema/representation.ts';
import { useNumber } from '../ui/figure/Money.tsx';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useWriteForm } from '../ui/form/useWriteForm.ts';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { quiet } from '../theme/styles.ts';
import { isEmpty } from '../kinds/fields/field.ts';
import { VIEWS } from '../kinds/display/displays.ts';
import { FieldDisplay } from '../kinds/display/FieldDisplay.tsx';
import { loadForm } from '../manifest/load-form.ts';
import { MoneyInput } from '../kinds/money-input.tsx';
import { NumberInput } from '../kinds/integer-input.tsx';
import { useBulkWords } from '../ui/notice/useUndo.tsx';
import type { ChangeDialogProps } from './useChoices.ts';
import type { ListSelection } from './useListSelection.ts';

interface Values {
  way: AmountWay;
  amount: number | null;
  /** Empty for the exact amount. */
  round: string;
}

/** A number: set it, add to it, or raise it by a percentage; with what becomes of the first records. */
export function AmountDialog({ resource, selection, field, onChange, onClose }: ChangeDialogProps) {
  const labelOf = useLabel();
  const { words, say } = useBulkWords(resource);
  const isAmount = VIEWS[field.kind].filter === 'amount';
  const fault = ({ way, amount }: Values): string | undefined => {
    if (typeof amount !== 'number' || amount < 0) return words.amount_required;
    const limit = way === 'lower' ? 100 : LARGEST_PERCENT;
    return isPercent(way) && amount > limit ? say(words.percent_high, 0, { limit }) : undefined;
  };
  const form = useWriteForm<Values, true>({
    defaults: { way: isAmount ? 'raise' : 'set', amount: null, round: '' },
    validate: (values): Record<string, string> => {
      const sentence = fault(values);
      return sentence === undefined ? {} : { amount: sentence };
    },
    write: async ({ way, amount, round }) => {
      await onChange(roundedChange(amountChange(field.source, way, amount ?? 0), round));
      return true;
    },
    onSaved: onClose,
  });
  const { control } = form.form;
  const { field: way } = useController({ control, name: 'way' });
  const { field: round } = useController({ control, name: 'round' });
  const amount = useWatch({ control, name: 'amount' });
  const currency = useStore()?.currency ?? DEFAULT_CURRENCY;
  const number = useNumber();
  // Amounts of a currency with cents are too small for it.
  const rounds = isAmount && way.value !== 'set' && minorDigits(currency) === 0;
  const percent = isPercent(way.value);
  const Input = isAmount && !percent ? MoneyInput : NumberInput;
  const shown = percent ? percentField(field, words.percent) : { ...field, label: worded(words.amount) };
  const values = { way: way.value, amount, round: round.value };
  return (
    <FormDialog
      title={say(words.title, selection.count, { field: labelOf(field.label) })}
      submitLabel={say(words.apply, selection.count)}
      form={form}
      onClose={onClose}
    >
      <FormProvider {...form.form}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            alignItems: 'start',
          }}
        >
          <NativeSelect
            label={words.way}
            value={way.value}
            options={AMOUNT_WAYS.map((value) => ({ value, label: words.ways[value] }))}
            onChange={way.onChange}
          />
          {/* Another way, another box: an amount is not a percentage. */}
          <Input key={percent ? 'percent' : 'amount'} field={shown} name="amount" required disabled={false} />
          {rounds && (
            <NativeSelect
              label={words.round}
              value={round.value}
              options={[
                { value: '', label: words.round_none },
                ...ROUNDS.map((to) => ({
                  value: String(to),
                  label: say(to === 900 ? words.round_end : words.round_to, 0, { to: number(to) }),
                })),
              ]}
              onChange={round.onChange}
            />
          )}
        </Box>
        {fault(values) === undefined && typeof amount === 'number' && (
          <AmountPreview
            resource={resource}
            selection={selection}
            field={field}
            change={roundedChange(amountChange(field.source, way.value, amount), rounds ? round.value : '')}
          />
        )}
      </FormProvider>
    </FormDialog>
  );
}

/** Without a choice, and of a value that is set, the amount stays exact. */
function roundedChange(change: AmountChange, chosen: string): AmountChange {
  const round = ROUNDS.find((to) => String(to) === chosen);
  return round === undefined || change.op === 'set' ? change : { ...change, round };
}

function worded(text: string): Words {
  return { es: text, en: text, pt: text };
}

function percentField({ source }: FieldDescriptor, label: string): FieldDescriptor {
  return {
    source,
    kind: 'number',
    label: worded(`${label} (%)`),
    widget: 'number',
    display: 'number',
    decimals: true,
  };
}

type AmountChange = BulkChange & { value: number };

interface AmountPreviewProps {
  resource: string;
  selection: ListSelection;
  field: FieldDescriptor;
  change: AmountChange;
}

const SHOWN = 3;

/** `Ruana: $ 20.000 → $ 22.000`, for the first selected records on screen, and what becomes of their items. */
function AmountPreview({ resource, selection, field, change }: AmountPreviewProps) {
  const { data = [] } = useListContext<RaRecord>();
  const { words, say } = useBulkWords(resource);
  const represent = useRepresent();
  const labelOf = useLabel();
  const { descriptor } = use(loadForm(resource));
  const all = descriptor.bulk ?? [];
  const bulk: BulkField = all.find(({ source }) => source === field.source) ?? {
    source: field.source,
    along: [],
  };
  const { op, value, round } = change;
  if (op !== 'set' && op !== 'add' && op !== 'percent') return null;
  const step = field.bounds?.multipleOf ?? (field.decimals ? undefined : 1);
  const records = data.filter(({ id }) => selection.ids.includes(id)).slice(0, SHOWN);
  if (records.length === 0) return null;
  const more = selection.count - records.length;
  // A lower price that takes the place of this one, such as that of an offer, is a value of its own.
  const lower = field.replacedBy === undefined ? undefined : descriptor.fields[field.replacedBy];
  const offered = lower && records.some((record) => !isEmpty(record[lower.source])) ? lower : undefined;
  const lists = [...new Set(bulk.along.map((path) => path.split('.')[0] ?? ''))].filter((list) =>
    records.some((record) => !isEmpty(record[list])),
  );
  return (
    <Box>
      <Box sx={quiet}>{words.preview}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => {
          const after: RaRecord = {
            id: record.id,
            ...changedRecord(all, bulk, { op, value }, record, { step, round }),
          };
          return (
            <Box
              component="li"
              key={record.id}
              sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', py: 0.5, minWidth: 0 }}
            >
              <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {represent(resource, record)}
              </Box>
              <Box sx={{ display: 'flex', gap: 1, flexShrink: 0 }}>
                <FieldDisplay field={field} value={record[field.source]} record={record} />
                <span aria-hidden>→</span>
                <Box sx={{ fontWeight: 700 }}>
                  <FieldDisplay field={field} value={after[field.source]} record={after} />
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
      {more > 0 && <Box sx={quiet}>{say(words.more, more)}</Box>}
      {offered && <Box sx={quiet}>{say(words.offers, 0, { offer: labelOf(offered.label) })}</Box>}
      {lists.map((list) => (
        <Box key={list} sx={quiet}>
          {say(op === 'set' && bulk.setsOwn ? words.along_set : words.along_own, 0, {
            items: labelOf(descriptor.fields[list]?.label ?? field.label),
          })}
        </Box>
      ))}
    </Box>
  );
}
