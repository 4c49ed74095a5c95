import TextField from '@mui/material/TextField';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useIntlLocale, useLabel } from '../../i18n/words.ts';
import { useFocusOnMount } from '../../ui/input/useFocusOnMount.ts';
import { keyboardOf, readNumber, writeNumber } from '../inputs/number-text.ts';
import { useTypedText } from '../inputs/useTypedText.ts';

const DIGITS = /^\d{0,15}$/;
/** What may be typed on the way to a number: `-`, `12,`. */
const WHOLE = /^-?\d{0,15}$/;
const DECIMAL = /^-?\d{0,15}([.,]\d{0,15})?$/;

function typingOf({ kind, bounds }: FieldDescriptor): RegExp {
  if (kind === 'number') return DECIMAL;
  return (bounds?.minimum ?? 0) < 0 ? WHOLE : DIGITS;
}

export interface NumberBoxProps {
  field: FieldDescriptor;
  /** What it is of the field, such as the minimum. */
  label: string;
  value: unknown;
  onChange(value: number | null): void;
  error?: boolean;
  takesFocus?: boolean;
}

/** One number of a filter, as the field writes it; what cannot become one cannot be typed. */
export function NumberBox({
  field,
  label,
  value,
  onChange,
  error = false,
  takesFocus = false,
}: NumberBoxProps) {
  const locale = useIntlLocale();
  const labelOf = useLabel();
  const input = useFocusOnMount(takesFocus);
  const [text, setText] = useTypedText(value, (one) => writeNumber(one, locale));
  return (
    <TextField
      fullWidth
      size="small"
      inputRef={input}
      error={error}
      label={label}
      value={text}
      onChange={(event) => {
        const typed = event.target.value;
        if (!typingOf(field).test(typed)) return;
        const read = readNumber(typed, field.kind === 'number' ? 'number' : 'integer');
        const meaning = typeof read === 'number' ? read : null;
        setText(typed, meaning);
        onChange(meaning);
      }}
      slotProps={{
        htmlInput: { inputMode: keyboardOf(field), 'aria-label': `${labelOf(field.label)}: ${label}` },
      }}
    />
  );
}
