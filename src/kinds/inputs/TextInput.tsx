import { useTranslate } from 'ra-core';
import type { Widget } from '../../../domain/schema/kind-names.ts';
import { lettersLeft } from '../../ui/input/label.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { TextBox } from './TextBox.tsx';
import type { InputProps } from './input.ts';
import { asText, useFieldValue } from './useFieldValue.ts';

/** The keyboard that a phone opens. */
const KEYBOARDS: Partial<Record<Widget, React.InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none' },
};

/** From this share of the maximum length on, the number of remaining characters is shown. */
const NEAR_LIMIT = 0.8;

/** One line of text, e-mail or address; several lines for `multiline`. */
export function TextInput(props: InputProps) {
  const { field, name } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const text = asText(value);
  const lines =
    field.widget === 'multiline'
      ? { multiline: true, minRows: Number(field.options?.rows ?? 3), maxRows: 12 }
      : {};
  return (
    <FieldFrame {...props} error={error} note={useLettersLeft(text, field.bounds?.maxLength)}>
      {(control) => (
        <TextBox
          of={props}
          control={control}
          {...lines}
          value={text}
          onText={(typed) => onChange(typed === '' ? null : typed)}
          onBlur={onBlur}
          inputRef={ref}
          keyboard={KEYBOARDS[field.widget] ?? { autoCapitalize: 'sentences' }}
        />
      )}
    </FieldFrame>
  );
}

function useLettersLeft(text: string, maxLength: number | undefined): string | undefined {
  const translate = useTranslate();
  const letters = [...text].length;
  if (maxLength === undefined || letters < maxLength * NEAR_LIMIT) return undefined;
  return lettersLeft(translate, maxLength - letters);
}
