import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { useRecordPath } from '../../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { color } from '../../theme/color.ts';
import { CardLink } from '../../ui/card/CardLink.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { hasAmount, isEmpty } from '../fields/field.ts';
import type { RowParts } from './row-parts.ts';

interface RelatedRowProps {
  resource: string;
  record: RaRecord;
  parts: RowParts;
}

const line = { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1 } as const;
// A long amount, or large text, gets a line of its own: the words of the name stay whole.
const rest = { flex: '1 1 7rem', minWidth: 0 } as const;

/** A record that points here: picture, name and amount, then facts and states. The whole row opens it. */
export function RelatedRow({ resource, record, parts: { picture, amount, facts, states } }: RelatedRowProps) {
  const name = useRecordRepresentation()(record);
  const path = useRecordPath(resource)(record);
  const known = facts.filter(({ source }) => !isEmpty(record[source]));
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 'var(--target)',
        py: 1,
        px: 1.5,
        '& + &': { borderTop: `1px solid ${color('line')}` },
        ...(path !== undefined && { '&:hover': { backgroundColor: color('hover') } }),
      }}
    >
      {picture && <FieldDisplay field={picture} value={record[picture.source]} record={record} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        <Box sx={line}>
          <Box sx={{ ...rest, fontWeight: 500, overflowWrap: 'anywhere' }}>
            <CardLink to={path}>{name}</CardLink>
          </Box>
          {amount && hasAmount(amount, record) && (
            // The price of before stays beside that of now.
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <FieldDisplay field={amount} value={record[amount.source]} record={record} />
            </Box>
          )}
        </Box>
        {(known.length > 0 || states.length > 0) && (
          <Box sx={line}>
            <Box sx={{ ...quiet, flex: '1 1 auto' }}>
              {known.map((field, index) => (
                <span key={field.source}>
                  {index > 0 && ' · '}
                  <FieldDisplay field={field} value={record[field.source]} record={record} />
                </span>
              ))}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
              {states.map((field) => (
                <FieldDisplay key={field.source} field={field} value={record[field.source]} record={record} />
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
