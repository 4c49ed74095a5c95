import Box from '@mui/material/Box';
import { FormProvider, useController, useWatch } from 'react-hook-form';
import { AMOUNT_WAYS, amountChange, isPercent, type AmountWay } from '../../../domain/bulk/amount.ts';
import { LARGEST_PERCENT } from '../../../domain/bulk/change.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { MoneyInput } from '../inputs/MoneyInput.tsx';
import { NumberInput } from '../inputs/NumberInput.tsx';
import { AmountPreview } from './AmountPreview.tsx';
import type { ChangeDialogProps } from './change-dialog.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

interface Values {
  way: AmountWay;
  amount: number | null;
}

/** A number: set it, add to it, or raise it by a percentage; with what becomes of the first records. */
export function AmountDialog({ resource, selection, field, onChange, onClose }: ChangeDialogProps) {
  const labelOf = useLabel();
  const { words, say } = useBulkWords(resource);
  const fault = ({ way, amount }: Values): string | undefined => {
    if (typeof amount !== 'number' || amount < 0) return words.amount_required;
    const limit = way === 'lower' ? 100 : LARGEST_PERCENT;
    return isPercent(way) && amount > limit ? say(words.percent_high, 0, { limit }) : undefined;
  };
  const form = useWriteForm<Values, true>({
    defaults: { way: field.kind === 'money' ? 'raise' : 'set', amount: null },
    validate: (values): Record<string, string> => {
      const sentence = fault(values);
      return sentence === undefined ? {} : { amount: sentence };
    },
    write: async ({ way, amount }) => {
      await onChange(amountChange(field.source, way, amount ?? 0));
      return true;
    },
    onSaved: onClose,
  });
  const { control } = form.form;
  const { field: way } = useController({ control, name: 'way' });
  const amount = useWatch({ control, name: 'amount' });
  const percent = isPercent(way.value);
  const Input = field.kind === 'money' && !percent ? MoneyInput : NumberInput;
  const shown = percent ? percentField(field, words.percent) : { ...field, label: worded(words.amount) };
  const values = { way: way.value, amount };
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
        </Box>
        {fault(values) === undefined && typeof amount === 'number' && (
          <AmountPreview
            resource={resource}
            selection={selection}
            field={field}
            change={amountChange(field.source, way.value, amount)}
          />
        )}
      </FormProvider>
    </FormDialog>
  );
}

function worded(text: string): Words {
  return { es: text, en: text, pt: text };
}

function percentField({ source }: FieldDescriptor, label: string): FieldDescriptor {
  return { source, kind: 'number', label: worded(`${label} (%)`), widget: 'number', display: 'number' };
}
