import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { normalisationOf, ruleState } from '../form/rules.ts';
import type { ShowSchema } from './load-show.ts';
import { ShowSection } from './ShowSection.tsx';
import type { ShowPartProps, ShowParts } from '../manifest/show-parts.ts';

interface ShowSectionsProps extends ShowPartProps {
  parts: ShowParts;
  conditions: ShowSchema['conditions'];
  aside?: ReactNode;
}

/** The sections of a record without what its rules hide, with the most important facts beside them on wide screens. */
export function ShowSections({ descriptor, conditions, record, parts, aside }: ShowSectionsProps) {
  const { hidden } = ruleState(normalisationOf(descriptor, conditions), record);
  const there = descriptor.show.sections
    .map((whole) => ({ ...whole, fields: whole.fields.filter(({ source }) => !hidden.has(source)) }))
    .filter(({ fields }) => fields.length > 0);
  const sections = there.map((one) => {
    const { folded: _, ...unfolded } = one;
    // Folded, the only section would leave an empty page.
    const section = there.length === 1 ? unfolded : one;
    const own = parts.sections?.[section.id];
    const Section = own === undefined ? ShowSection : own;
    return Section && <Section key={section.id} section={section} descriptor={descriptor} record={record} />;
  });
  const main = <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>{sections}</Box>;
  if (!aside) return <Box sx={{ maxWidth: 'var(--width-form)' }}>{main}</Box>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, order: { xs: 0, lg: 1 }, alignContent: 'start', minWidth: 0 }}>
        {aside}
      </Box>
      {main}
    </Box>
  );
}
