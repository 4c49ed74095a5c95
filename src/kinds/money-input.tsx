import { useMemo, type ReactNode } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import { useWatch } from 'react-hook-form';
import { currencyCode, DEFAULT_CURRENCY, unitDigits, type MoneyUnit } from '../../domain/money/currency.ts';
import { amountText } from '../../domain/money/amount-text.ts';
import { currencyOf } from '../../domain/schema/currency.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { useIntlLocale } from '../i18n/words.ts';
import { useCurrency } from '../ui/figure/Money.tsx';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { TextBox } from './inputs/TextInput.tsx';
import { asText, useFieldValue, type InputProps } from './inputs/input.ts';
import { caretAfterMask, maskMoney, useCaret, useTypedText } from './inputs/typed-text.ts';
import type { Inputs } from './kind.ts';

export const inputs = {
  money: { Input: MoneyInput, width: 136 },
} satisfies Inputs;

interface MoneyInputProps extends InputProps {
  /** The value of an empty box; null by default. */
  none?: number | null;
  endAdornment?: ReactNode;
}

/** An amount. `45.000` gets its separators while the user types; an ambiguous amount is refused. */
export function MoneyInput({ none = null, endAdornment, ...props }: MoneyInputProps) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const locale = useIntlLocale();
  const currency = useFieldCurrency(props.field);
  const [text, setText] = useTypedText(value, (amount) => {
    if (amount === none) return '';
    return typeof amount === 'number' ? amountText(amount, currency, locale) : asText(amount);
  });
  const caret = useCaret();
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <TextBox
          of={props}
          control={control}
          value={text}
          onText={(typed, input) => {
            const masked = maskMoney(text, typed, currency, locale);
            caret(input, caretAfterMask(typed, input.selectionStart ?? typed.length, masked.text));
            const meaning = masked.value ?? none;
            setText(masked.text, meaning);
            onChange(meaning);
          }}
          onBlur={onBlur}
          inputRef={ref}
          startAdornment={
            <InputAdornment position="start" aria-hidden>
              {currencyCode(currency) === DEFAULT_CURRENCY ? '$' : currencyCode(currency)}
            </InputAdornment>
          }
          endAdornment={endAdornment}
          keyboard={{ inputMode: unitDigits(currency) === 0 ? 'numeric' : 'decimal' }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      )}
    </FieldFrame>
  );
}

/** The schema's own, that of another field, else the store's. */
function useFieldCurrency(field: FieldDescriptor): MoneyUnit {
  const ofStore = useCurrency();
  const { currency } = field;
  const source = typeof currency === 'object' && 'source' in currency ? currency.source : '';
  const held: unknown = useWatch({ name: source, disabled: source === '' });
  return currencyOf(field, { [source]: held }) ?? ofStore;
}

interface AmountInputProps {
  /** Of the form: null when empty, the typed text while it is no amount. */
  name: string;
  label: string;
  required: boolean;
  /** Shown below the input. */
  note?: string;
  endAdornment?: ReactNode;
}

/** An amount that no schema declares, such as that of a dialog. It stands in a `FormProvider`. */
export function AmountInput({ name, label, ...input }: AmountInputProps) {
  const field = useMemo<FieldDescriptor>(
    () => ({ source: name, kind: 'money', widget: 'money', display: 'money', label: { es: label } }),
    [name, label],
  );
  return <MoneyInput {...input} field={field} name={name} disabled={false} />;
}
