import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useResourceContext, useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/words.ts';
import { PHONE, quiet } from '../../theme/styles.ts';
import { FieldGrid, SectionCard } from '../../ui/card/SectionCard.tsx';
import { FoldedCard } from '../../ui/card/FoldedCard.tsx';
import { fieldOverride, useManifest, type ShowSectionProps } from '../../manifest/manifest.ts';
import { FieldLine, isBlank, useShownFields, type ShownField } from './FieldLine.tsx';

/**
 * A section of a record as a card of labelled values. What has no value is named in one line at its end; a section
 * without any value is left out.
 */
export function ShowSection({ section, descriptor, record }: ShowSectionProps) {
  const labelOf = useLabel();
  const translate = useTranslate();
  const phone = useMediaQuery(PHONE);
  const manifest = useManifest(useResourceContext() ?? '');
  const fields = useShownFields(section, descriptor);
  // A display of the resource's own may read other fields of the record.
  const says = ({ field, component }: ShownField) =>
    !isBlank(field, record[field.source]) ||
    fieldOverride(manifest, field.source, component ?? field.component) !== undefined;
  const said = fields.filter(says);
  const unsaid = fields.filter((shown) => !says(shown)).map(({ field }) => labelOf(field.label));
  if (said.length === 0) return null;
  const heading = section.label && labelOf(section.label);
  const content = (
    <>
      <FieldGrid facts>
        {said.map(({ field, component }) => (
          <FieldLine
            key={field.source}
            field={field}
            component={component}
            columns={section.columns}
            record={record}
            heading={fields.length === 1 ? heading : undefined}
          />
        ))}
      </FieldGrid>
      {unsaid.length > 0 && (
        <Box component="p" sx={{ ...quiet, m: 0, '&::first-letter': { textTransform: 'uppercase' } }}>
          {translate('app.not_saved')}: {unsaid.join(', ')}
        </Box>
      )}
    </>
  );
  return section.folded && phone && heading !== undefined ? (
    <FoldedCard title={heading}>{content}</FoldedCard>
  ) : (
    <SectionCard title={heading}>{content}</SectionCard>
  );
}
