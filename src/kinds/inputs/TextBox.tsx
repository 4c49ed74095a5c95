import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { useLabel } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import type { ControlProps } from './FieldFrame.tsx';
import type { InputProps } from './input.ts';

interface TextBoxProps extends Omit<OutlinedInputProps, 'onChange' | 'slotProps' | 'sx'> {
  of: InputProps;
  control: ControlProps;
  value: string;
  onText: (text: string, input: HTMLInputElement | HTMLTextAreaElement) => void;
  /** Attributes of the input element itself: type, inputMode, list… */
  keyboard?: React.InputHTMLAttributes<HTMLInputElement>;
  sx?: SystemStyleObject<Theme>;
}

/** The box of every typed input. A read-only one keeps selectable text and its place in the tab order. */
export function TextBox({ of, control, value, onText, keyboard, sx, ...box }: TextBoxProps) {
  const labelOf = useLabel();
  return (
    <OutlinedInput
      size="small"
      error={control['aria-invalid']}
      name={of.name}
      value={value}
      placeholder={of.field.placeholder ? labelOf(of.field.placeholder) : undefined}
      onChange={(event) => onText(event.target.value, event.target)}
      readOnly={of.disabled}
      {...box}
      slotProps={{
        input: {
          // The fields hold data of other people, so the browser must not fill in its owner's.
          autoComplete: 'off',
          id: control.id,
          'aria-describedby': control['aria-describedby'],
          'aria-invalid': control['aria-invalid'],
          'aria-required': control['aria-required'],
          ...keyboard,
        },
      }}
      sx={{ ...(of.disabled && { backgroundColor: color('sunken') }), ...sx }}
    />
  );
}
