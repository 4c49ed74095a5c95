import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { DEFAULT_COUNTRY_CODE, isPhone, isWholePhone, joinPhone } from '../../../domain/phones/phone.ts';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { asText, useFieldValue, type InputProps } from './input.ts';
import { TextBox } from './TextInput.tsx';
import { useTypedText } from './typed-text.ts';

interface PhoneParts {
  code: string;
  national: string;
}

/** Prefixes of the offered countries, Colombia's first, without duplicates. */
const PHONE_CODES: readonly string[] = [...new Set(COUNTRIES.map(({ phone_prefix }) => phone_prefix))];

/** A national number has at least seven digits, so a shorter text has no country code. */
const SHORTEST_NATIONAL = 7;

/** Splits a stored number (digits with country code) for the two boxes. Without a known code it counts as Colombian. */
export function splitPhone(digits: string): PhoneParts {
  const code = [...PHONE_CODES]
    .sort((a, b) => b.length - a.length)
    .find((prefix) => digits.startsWith(prefix) && digits.length - prefix.length >= SHORTEST_NATIONAL);
  // A Colombian mobile number without code (3001234567) starts like the prefix of Spain or others.
  if (code === undefined || /^3\d{9}$/.test(digits)) return { code: DEFAULT_COUNTRY_CODE, national: digits };
  return { code, national: digits.slice(code.length) };
}

const SEPARATOR = ' ';

/** Country code (57 by default) and number, stored as one string of digits (spec 2 §5). */
export function PhoneInput(props: InputProps) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const translate = useTranslate();
  const [text, setText] = useTypedText(value, (digits) => {
    const parts = splitPhone(asText(digits).replace(/^\+/, ''));
    return parts.code + SEPARATOR + parts.national;
  });
  const [code = '', national = ''] = splitOnce(text);
  const change = (nextCode: string, typed: string) => {
    const joined = joinPhone(nextCode, typed);
    // A number of Colombia that is not whole keeps a plus, with which no rule takes it.
    const phone = isPhone(joined) && !isWholePhone(joined) ? `+${joined}` : joined;
    const meaning = typed.trim() === '' ? null : phone;
    setText(nextCode + SEPARATOR + typed, meaning);
    onChange(meaning);
  };
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: 1 }}>
          <NativeSelect
            variant="outlined"
            input={<OutlinedInput size="small" />}
            value={code}
            disabled={props.disabled}
            onChange={(event) => change(event.target.value, national)}
            inputProps={{ 'aria-label': translate('form.phone.code') }}
          >
            {PHONE_CODES.map((prefix) => (
              <option key={prefix} value={prefix}>
                +{prefix}
              </option>
            ))}
          </NativeSelect>
          <TextBox
            of={props}
            control={control}
            value={national}
            onText={(typed) => change(code, typed)}
            onBlur={onBlur}
            inputRef={ref}
            keyboard={{ type: 'tel', inputMode: 'tel' }}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(SEPARATOR);
  return [text.slice(0, at), text.slice(at + 1)];
}
