import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RaRecord } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { clamped } from '../../theme/clamped.ts';
import { color } from '../../theme/color.ts';
import { isEmpty } from '../fields/field.ts';
import { useRecordPath } from '../../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { OpenLink } from './OpenLink.tsx';
import type { CardParts } from './card-parts.ts';
import type { ListColumn } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';

export interface GeneratedCardProps {
  record: RaRecord;
  parts: CardParts;
}

/** Identity (picture, name, amount), facts and actions: three lines, with the actions on the right for the thumb. */
export function GeneratedCard({ record, parts }: GeneratedCardProps) {
  const { name } = useDescriptor();
  const represent = useRecordRepresentation();
  const path = useRecordPath(name)(record);
  const { picture, amount, facts, states, toggles } = parts;
  const title = represent(record);
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {picture !== undefined && <CardCell column={picture} record={record} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', fontWeight: 500 }}>
          {/* Room for the focus ring, which the clamp would cut. */}
          <Box sx={{ flex: 1, minWidth: 0, p: 0.5, m: -0.5, ...clamped(3) }}>
            {path === undefined ? (
              title
            ) : (
              <Link component={RouterLink} to={path} color="inherit" underline="none">
                {title}
              </Link>
            )}
          </Box>
          {amount !== undefined && <CardCell column={amount} record={record} />}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
            {facts.length > 0 && <CardFacts facts={facts} record={record} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {states.map((column) => (
                <CardCell key={column.source} column={column} record={record} />
              ))}
            </Box>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', m: -1 }}>
            {toggles.map((column) => (
              <CardCell key={column.source} column={column} record={record} />
            ))}
            <OpenLink record={record} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** Labelled values in running text; unknown facts take no room. */
function CardFacts({ facts, record }: { facts: ListColumn[]; record: RaRecord }) {
  return (
    <Box component="dl" sx={{ m: 0, fontSize: 'var(--text-14)' }}>
      {facts
        .filter(({ source }) => !isEmpty(record[source]))
        .map((column) => (
          // A label stays with its value. A pair that does not fit starts a new line.
          <Box
            key={column.source}
            sx={{
              ...clamped(2),
              display: '-webkit-inline-box',
              verticalAlign: 'top',
              maxWidth: '100%',
              mr: 1.5,
              '& > *': { display: 'inline', m: 0 },
            }}
          >
            <Box component="dt" sx={{ color: color('text-secondary') }}>
              {`${column.label} `}
            </Box>
            <Box component="dd" sx={{ overflowWrap: 'anywhere' }}>
              <CardCell column={column} record={record} />
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function CardCell({ column: { Cell, field, source }, record }: { column: ListColumn; record: RaRecord }) {
  return <Cell field={field} value={record[source]} record={record} />;
}
