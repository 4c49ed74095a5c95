import { useId, useState, type ReactNode, type Ref, type ComponentProps } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Button from '@mui/material/Button';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { inputLabel } from './NativeSelect.tsx';

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

type Given = Omit<
  ComponentProps<typeof LabelledInput>,
  'name' | 'value' | 'error' | 'inputRef' | 'onChange' | 'type'
>;

interface ControlledInputProps<V extends FieldValues> extends Given {
  control: Control<V>;
  name: FieldPath<V>;
  type?: string;
  /** By default the value is the typed text. */
  onChange?: (text: string) => void;
}

/** A labelled input of a form, with its error below it. */
export function ControlledInput<V extends FieldValues>({
  control,
  name,
  onChange,
  ...input
}: ControlledInputProps<V>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <LabelledInput
      {...input}
      name={name}
      value={field.value}
      error={fieldState.error?.message}
      inputRef={field.ref}
      onChange={onChange ?? field.onChange}
    />
  );
}

interface PasswordInputProps<V extends FieldValues> extends Pick<
  ControlledInputProps<V>,
  'control' | 'name' | 'label' | 'help'
> {
  autoComplete: 'current-password' | 'new-password';
  /** Label of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password input that can show its text; pasting works (ASVS 5.0 6.2.7). */
export function PasswordInput<V extends FieldValues>({
  showLabel,
  hideLabel,
  ...input
}: PasswordInputProps<V>) {
  const [shown, setShown] = useState(false);
  const toggle = shown ? hideLabel : showLabel;
  return (
    <ControlledInput
      {...input}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <Button
          size="small"
          aria-pressed={shown}
          aria-label={`${toggle}: ${input.label}`}
          onClick={() => setShown(!shown)}
          sx={{ mr: -1, minHeight: 'var(--target)' }}
        >
          {toggle}
        </Button>
      }
    />
  );
}
