import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLabel } from '../../i18n/words.ts';
import { inputLabel } from '../../ui/input/label.ts';
import { visuallyHidden } from '../../theme/styles.ts';
import type { InputProps } from './input.ts';

/** Attributes that tie a control to its label, help and error; spread them on the focusable element. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldFrameProps extends InputProps {
  error: string | undefined;
  /** The error comes while the person does something else, such as at the end of an upload: it is announced. */
  late?: boolean;
  /** The control has no single element for a `<label>`: name it by `aria-labelledby` instead. */
  group?: boolean;
  children: (control: ControlProps, labelId: string) => ReactNode;
}

/** Label above, control, then help and error below: the same frame around every input. */
export function FieldFrame({
  field,
  required,
  compact = false,
  quiet = false,
  error,
  late = false,
  note,
  group = false,
  children,
}: FieldFrameProps) {
  const labelOf = useLabel();
  const id = useId();
  const labelId = `${id}-label`;
  const help = field.help && !compact ? labelOf(field.help) : undefined;
  const described = [error && `${id}-error`, help && `${id}-help`, note && `${id}-note`].filter(Boolean);
  return (
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <FormLabel
        id={labelId}
        {...(group ? { component: 'span' } : { htmlFor: id })}
        required={required}
        error={error !== undefined}
        sx={compact || quiet ? visuallyHidden : inputLabel}
      >
        {labelOf(field.label)}
      </FormLabel>
      {children(
        {
          id,
          'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
          'aria-invalid': error !== undefined,
          'aria-required': required,
        },
        labelId,
      )}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error {...(late && { role: 'alert' })}>
          {error}
        </FormHelperText>
      )}
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </Box>
  );
}
