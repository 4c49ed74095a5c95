import Box from '@mui/material/Box';
import type { Section } from '../../domain/schema/model.ts';
import { useLabel } from '../i18n/words.ts';
import type { PlacedField } from '../schema/form-fields.ts';
import { allows, useAccess } from '../schema/useAllowed.ts';
import { TWO_COLUMNS } from '../theme/styles.ts';
import { FieldInput } from '../kinds/inputs/FieldFrame.tsx';
import { WIDGETS } from '../kinds/display/widgets.ts';
import { spanOf } from '../kinds/inputs/widths.ts';
import { useFormStateContext } from './form-context.ts';

interface FormFieldProps extends PlacedField {
  /** The title of the section, which is not said again as the label. */
  heading?: string | undefined;
  /** Of the section; one when unset. */
  columns?: Section['columns'] | undefined;
  /** In the narrow column of a wide screen every field takes the whole line. */
  aside?: boolean;
}

/** One field of the record: hidden, required or locked by the current rules and the user's permissions. */
export function FormField({ field, component, heading, columns, aside = false }: FormFieldProps) {
  const labelOf = useLabel();
  const { rules } = useFormStateContext();
  const access = useAccess();
  const { source } = field;
  if (rules.hidden.has(source) || !allows(access, field.access?.read)) return null;
  return (
    <Box
      sx={{
        gridColumn: { xs: 'span 6', sm: `span ${spanOf(field, columns, WIDGETS[field.widget].wholeLine)}` },
        ...(aside && { [`@media ${TWO_COLUMNS}`]: { gridColumn: 'span 6' } }),
        minWidth: 0,
      }}
    >
      <FieldInput
        field={field}
        name={source}
        component={component}
        quiet={heading === labelOf(field.label)}
        required={field.required === true || rules.required.has(source)}
        disabled={
          field.readOnly === true || rules.readOnly.has(source) || !allows(access, field.access?.write)
        }
      />
    </Box>
  );
}
