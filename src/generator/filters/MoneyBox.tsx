import TextField from '@mui/material/TextField';
import { amountText } from '../../../domain/money/amount-text.ts';
import { minorDigits } from '../../../domain/money/currency.ts';
import { parseMoney } from '../../../domain/money/parse.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useCurrency } from '../../ui/figure/useCurrency.ts';
import { caretAfterMask, maskMoney } from '../inputs/money-mask.ts';
import { useCaret } from '../inputs/useCaret.ts';
import { useTypedText } from '../inputs/useTypedText.ts';
import type { NumberBoxProps } from './NumberBox.tsx';

/** The pesos of `1.500,5`: swallowing the separator would make it 15.005. */
function beforeDecimals(text: string, currency: string): number | null {
  const pesos = /^(.*\d)[.,]\d{0,2}$/.exec(text)?.[1];
  return pesos === undefined ? null : (parseMoney(pesos, currency) ?? null);
}

/** One amount of a filter, written as the field's form takes it; what cannot become one cannot be typed. */
export function MoneyBox({ field, label, value, onChange, error = false }: NumberBoxProps) {
  const locale = useIntlLocale();
  const labelOf = useLabel();
  const ofStore = useCurrency();
  const currency = typeof field.currency === 'string' ? field.currency : ofStore;
  const whole = minorDigits(currency) === 0;
  const caret = useCaret();
  const [text, setText] = useTypedText(value, (amount) =>
    typeof amount === 'number' ? amountText(amount, currency, locale) : '',
  );
  return (
    <TextField
      size="small"
      error={error}
      label={label}
      value={text}
      onChange={({ target }) => {
        const masked = maskMoney(text, target.value, currency, locale);
        const meaning =
          typeof masked.value === 'number'
            ? masked.value
            : whole
              ? beforeDecimals(masked.text, currency)
              : null;
        if (meaning === null && (whole ? masked.text !== '' : !/^[\d.,]{0,18}$/.test(masked.text))) return;
        const at = target.selectionStart ?? target.value.length;
        if (target instanceof HTMLInputElement) caret(target, caretAfterMask(target.value, at, masked.text));
        setText(masked.text, meaning);
        onChange(meaning);
      }}
      slotProps={{
        htmlInput: {
          inputMode: whole ? 'numeric' : 'decimal',
          'aria-label': `${labelOf(field.label)}: ${label}`,
        },
      }}
    />
  );
}
