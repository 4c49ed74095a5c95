import type { ReactNode } from 'react';
import { useIntlLocale } from '../i18n/words.ts';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { TextBox } from './inputs/TextInput.tsx';
import { useFieldValue, type InputProps } from './inputs/input.ts';
import { keyboardOf, readNumber, writeNumber, useTypedText } from './inputs/typed-text.ts';
import type { Inputs } from './kind.ts';

export const inputs = {
  number: { Input: NumberInput, width: 84 },
} satisfies Inputs;

interface NumberInputProps extends InputProps {
  /** A unit behind the number. */
  endAdornment?: ReactNode;
}

/**
 * A text box with the numeric keyboard. `type="number"` silently drops unreadable text, and changes under the mouse
 * wheel.
 */
export function NumberInput({ endAdornment, ...props }: NumberInputProps) {
  const { field, name } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const locale = useIntlLocale();
  const [text, setText] = useTypedText(value, (one) => writeNumber(one, locale));
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <TextBox
          of={props}
          control={control}
          value={text}
          onText={(typed) => {
            const meaning = readNumber(typed, field);
            setText(typed, meaning);
            onChange(meaning);
          }}
          onBlur={onBlur}
          endAdornment={endAdornment}
          inputRef={ref}
          keyboard={{ inputMode: keyboardOf(field) }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      )}
    </FieldFrame>
  );
}
