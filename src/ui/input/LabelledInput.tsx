import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { inputLabel } from './label.ts';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

interface Props extends Pick<
  OutlinedInputProps,
  | 'name'
  | 'type'
  | 'value'
  | 'autoComplete'
  | 'inputProps'
  | 'readOnly'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'onBlur'
  | 'sx'
> {
  label: string;
  help?: string;
  /** The error of the value. */
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Left out for a read-only field. */
  onChange?: (value: string) => void;
}

/** Label, input, help and error of a field outside of a record's form. A touch selects read-only text. */
export function LabelledInput({ label, help, error, inputProps, onChange, ...input }: Props) {
  const id = useId();
  const about = error ?? help;
  return (
    <Box>
      <FormLabel htmlFor={id} sx={inputLabel}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        size="small"
        fullWidth
        error={error !== undefined}
        inputProps={{ ...inputProps, 'aria-describedby': about === undefined ? undefined : `${id}-about` }}
        onChange={(event) => onChange?.(event.target.value)}
        onFocus={input.readOnly === true ? ({ target }) => target.select() : undefined}
      />
      {about !== undefined && (
        <FormHelperText id={`${id}-about`} error={error !== undefined} role={error && 'alert'}>
          {about}
        </FormHelperText>
      )}
    </Box>
  );
}
