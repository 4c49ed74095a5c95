import { formatLocal, parseLocal } from '../../domain/dates/local.ts';
import type { Widget } from '../../domain/schema/kind-names.ts';
import { useDates } from '../ui/figure/DateText.tsx';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { TextBox } from './inputs/TextInput.tsx';
import { asText, useFieldValue, type InputProps } from './inputs/input.ts';
import { useTypedText } from './inputs/typed-text.ts';
import type { Inputs } from './kind.ts';

export const inputs = {
  date: { Input: DateInput, width: 148 },
} satisfies Inputs;

const TYPES: Partial<Record<Widget, string>> = { date: 'date', time: 'time', datetime: 'datetime-local' };

/**
 * The browser's own picker. Days and times stay strings. An instant is shown and read by the store's clock, independent
 * of the phone's zone.
 */
export function DateInput(props: InputProps) {
  const { field, name } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const { timeZone } = useDates();
  const instant = field.widget === 'datetime';
  const [text, setText] = useTypedText(value, (at) => (instant ? localText(at, timeZone) : asText(at)));
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <TextBox
          of={props}
          control={control}
          value={text}
          onText={(typed) => {
            const meaning = instant ? instantOfText(typed, timeZone) : typed || null;
            setText(typed, meaning);
            onChange(meaning);
          }}
          onBlur={onBlur}
          inputRef={ref}
          keyboard={{ type: TYPES[field.widget] ?? 'date' }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      )}
    </FieldFrame>
  );
}

/** `2026-11-20T15:04` in the store's zone; empty for a value that is no instant. */
function localText(value: unknown, zone: string): string {
  const instant = new Date(asText(value));
  if (asText(value) === '' || Number.isNaN(instant.getTime())) return '';
  return formatLocal(instant, zone).slice(0, 16).replace(' ', 'T');
}

function instantOfText(typed: string, zone: string): string | null {
  return typed === '' ? null : (parseLocal(typed, zone)?.toISOString() ?? typed);
}
