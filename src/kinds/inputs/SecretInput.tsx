import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { TextBox } from './TextInput.tsx';
import { asText, useFieldValue, type InputProps } from './input.ts';

/**
 * A value that the API never sends back. For a stored record the input only says that a value exists. An untouched
 * secret is not sent, so saving other fields keeps it.
 */
export function SecretInput(props: InputProps) {
  return <UnreturnedInput {...props} hides />;
}

/** The same for a value that is no secret, such as a public key: it is read while it is typed. */
export function PublicKeyInput(props: InputProps) {
  return <UnreturnedInput {...props} hides={false} />;
}

function UnreturnedInput({ hides, ...props }: InputProps & { hides: boolean }) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const translate = useTranslate();
  const record = useRecordContext();
  const [changing, setChanging] = useState(false);
  const { setFocus } = useFormContext();
  // The button that was pressed is gone, and the user is about to type.
  useEffect(() => {
    if (changing) setFocus(props.name);
  }, [changing, setFocus, props.name]);
  const kept = record?.id !== undefined && !changing && asText(value) === '';
  return (
    <FieldFrame {...props} error={error}>
      {(control) =>
        kept && !props.disabled ? (
          <TextBox
            of={{ ...props, disabled: true }}
            control={control}
            value={translate('form.secret.kept')}
            onText={() => undefined}
            inputRef={ref}
            endAdornment={
              <Button onClick={() => setChanging(true)}>{translate('form.secret.change')}</Button>
            }
          />
        ) : (
          <TextBox
            of={props}
            control={control}
            value={asText(value)}
            onText={(typed) => onChange(typed === '' ? undefined : typed)}
            onBlur={onBlur}
            inputRef={ref}
            keyboard={
              hides
                ? { type: 'password', autoComplete: 'new-password', spellCheck: false }
                : { autoComplete: 'off', spellCheck: false }
            }
          />
        )
      }
    </FieldFrame>
  );
}
