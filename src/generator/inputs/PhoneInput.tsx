import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { joinPhone } from '../../../domain/phones/phone.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { TextBox } from './TextBox.tsx';
import type { InputProps } from './input.ts';
import { PHONE_CODES, splitPhone } from './phone-parts.ts';
import { asText, useFieldValue } from './useFieldValue.ts';
import { useTypedText } from './useTypedText.ts';

const SEPARATOR = ' ';

/** Country code (57 by default) and number, stored as one string of digits (spec 2 §5). */
export function PhoneInput(props: InputProps) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const translate = useTranslate();
  const [text, setText] = useTypedText(value, (digits) => {
    const parts = splitPhone(asText(digits));
    return parts.code + SEPARATOR + parts.national;
  });
  const [code = '', national = ''] = splitOnce(text);
  const change = (nextCode: string, typed: string) => {
    const meaning = typed.trim() === '' ? null : joinPhone(nextCode, typed);
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
