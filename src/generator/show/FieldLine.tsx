import Box from '@mui/material/Box';
import { createElement } from 'react';
import { useResourceContext } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { SPAN } from '../inputs/widths.ts';
import { fieldOverride } from '../manifest/overrides.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { RelatedField } from '../related/RelatedField.tsx';
import { NestedDisplay } from './NestedDisplay.tsx';
import type { ShownField } from './useShownFields.ts';

interface FieldLineProps extends ShownField {
  record: RaRecord;
  /** Title of the section; a label with the same text is not shown again. */
  heading?: string | undefined;
}

/** A label and its value. */
export function FieldLine({ field, component, record, heading }: FieldLineProps) {
  const labelOf = useLabel();
  const label = labelOf(field.label);
  const manifest = useManifest(useResourceContext() ?? '');
  const own = fieldOverride(manifest, field.source, component ?? field.component);
  const nested =
    own === undefined && field.items !== undefined && field.display !== 'image' && field.display !== 'file';
  const generated = field.kind === 'collection' ? RelatedField : nested ? NestedDisplay : FieldDisplay;
  const Display = own ?? generated;
  return (
    <Box
      sx={{
        position: 'relative',
        gridColumn: { xs: 'span 6', sm: `span ${SPAN[field.width ?? 'full']}` },
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
      </Box>
    </Box>
  );
}
