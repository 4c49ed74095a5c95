import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RaRecord } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useRecordPath } from '../../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { color } from '../../theme/color.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { isEmpty } from '../fields/field.ts';
import type { RowParts } from './row-parts.ts';

interface RelatedRowProps {
  resource: string;
  record: RaRecord;
  parts: RowParts;
}

/** A record that points here: picture, name and facts, amount and states. The whole row opens it. */
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
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {path === undefined ? (
            name
          ) : (
            <Link
              component={RouterLink}
              to={path}
              color="inherit"
              underline="none"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {name}
            </Link>
          )}
        </Box>
        {known.length > 0 && (
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
            {known.map((field, index) => (
              <span key={field.source}>
                {index > 0 && ' · '}
                <FieldDisplay field={field} value={record[field.source]} record={record} />
              </span>
            ))}
          </Box>
        )}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}
      >
        {amount && <FieldDisplay field={amount} value={record[amount.source]} record={record} />}
        {states.map((field) => (
          <FieldDisplay key={field.source} field={field} value={record[field.source]} record={record} />
        ))}
      </Box>
    </Box>
  );
}
