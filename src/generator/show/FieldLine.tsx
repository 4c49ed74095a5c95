import Box from '@mui/material/Box';
import { createElement } from 'react';
import { useResourceContext } from 'ra-core';
import type { RaRecord } from 'ra-core';
import type { Section } from '../../../domain/schema/model.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { isEmpty, type FieldComponent, type FieldProps } from '../fields/field.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { factSpanOf } from '../inputs/widths.ts';
import { fieldOverride } from '../manifest/overrides.ts';
import { ContactButtons } from '../list/ContactButtons.tsx';
import { useManifest } from '../manifest/useManifest.ts';
import { RelatedField } from '../related/RelatedField.tsx';
import { ElementsDisplay } from './ElementsDisplay.tsx';
import { Nothing } from '../../ui/figure/Nothing.tsx';
import { NestedDisplay } from './NestedDisplay.tsx';
import { PicturesDisplay } from './PicturesDisplay.tsx';
import { ReferencesDisplay } from './ReferencesDisplay.tsx';
import type { ShownField } from './useShownFields.ts';

interface FieldLineProps extends ShownField {
  record: RaRecord;
  /** Title of the section; a label with the same text is not shown again. */
  heading?: string | undefined;
  /** Of the section. */
  columns?: Section['columns'] | undefined;
}

/** A label and its value. */
export function FieldLine({ field, component, record, heading, columns }: FieldLineProps) {
  const labelOf = useLabel();
  const label = labelOf(field.label);
  const resource = useResourceContext() ?? '';
  const manifest = useManifest(resource);
  const represent = useRepresent();
  const own = fieldOverride(manifest, field.source, component ?? field.component);
  const Display = own ?? generatedDisplay(field);
  return (
    <Box
      sx={{
        position: 'relative',
        gridColumn: {
          xs: 'span 6',
          sm: `span ${factSpanOf(field, columns)}`,
        },
        minWidth: 0,
      }}
    >
      <Box
        component="dt"
        sx={heading === label ? visuallyHidden : { fontSize: 'var(--text-12)', color: 'text.secondary' }}
      >
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.5, overflowWrap: 'anywhere' }}>
        {createElement(Display, { field, value: record[field.source], record })}
        {field.display === 'phone' && (
          <Box component="span" sx={{ display: 'inline-flex', my: -1.5, ml: 1, verticalAlign: 'middle' }}>
            <ContactButtons field={field} value={record[field.source]} name={represent(resource, record)} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function RelationDisplay(props: FieldProps) {
  return isEmpty(props.value) ? <Nothing /> : <ReferencesDisplay {...props} />;
}

/** A detail has room for what a cell only counts: rows of other resources, groups, the elements of a list. */
function generatedDisplay(field: FieldDescriptor): FieldComponent {
  if (field.kind === 'collection') return RelatedField;
  if (field.display === 'image' || field.element?.display === 'image') return PicturesDisplay;
  if (field.display === 'file') return FieldDisplay;
  if (field.display === 'references') return RelationDisplay;
  if (field.element !== undefined) return ElementsDisplay;
  return field.items === undefined ? FieldDisplay : NestedDisplay;
}
