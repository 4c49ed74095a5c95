import { Suspense, use, useId, type ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useLabel } from '../../i18n/words.ts';
import { inputLabel } from '../../ui/input/NativeSelect.tsx';
import { visuallyHidden } from '../../theme/styles.ts';
import { InputSetContext, type InputProps } from './input.ts';

interface FieldInputProps extends InputProps {
  /** Key of a bespoke input that a view names; it wins over the field's own. */
  component?: string | undefined;
}

/**
 * The input of a field: the bespoke one of its resource, view or schema, else that of its widget.
 * @throws outside a form, and for a `component` that no manifest registers: defects of code
 */
export function FieldInput({ component, ...props }: FieldInputProps) {
  const inputs = use(InputSetContext);
  if (inputs === undefined) throw new Error('<FieldInput> stands outside of a form');
  const key = component ?? props.field.component;
  const Input =
    inputs.fields[props.name] ??
    (key === undefined ? inputs.widgets[props.field.widget].Input : inputs.components[key]);
  if (Input === undefined)
    throw new Error(
      `No manifest registers the input "${key}" that the field "${props.field.source}" asks for`,
    );
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
      <Input {...props} />
    </Suspense>
  );
}

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
