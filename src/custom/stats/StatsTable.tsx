import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { color } from '../../theme/color.ts';

interface StatsRow {
  key: string | number;
  cells: readonly string[];
  /** Where what the row counts is listed. */
  to?: string | undefined;
}

interface StatsTableProps {
  /** Says what the table is about. */
  label: string;
  /** The first names the rows, the others are figures. */
  columns: readonly string[];
  rows: readonly StatsRow[];
}

/** Names and figures; what a chart shows as a picture. */
export function StatsTable({ label, columns, rows }: StatsTableProps) {
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        // Large text grows until the figures, which do not break, fill a phone.
        fontSize: 'min(var(--text-14), 5vw)',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { py: 1, textAlign: 'right', fontWeight: 400, overflowWrap: 'anywhere' },
        '& th:first-of-type': { textAlign: 'left' },
        '& td': { pl: 1, whiteSpace: 'nowrap' },
        '& thead th': { color: color('text-secondary'), whiteSpace: 'nowrap' },
        '& th + th': { pl: 1 },
        '& tbody tr': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures], to }) => (
          <tr key={key}>
            <th scope="row">
              {to === undefined ? (
                name
              ) : (
                <Link
                  component={RouterLink}
                  to={to}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)', my: -1 }}
                >
                  {name}
                </Link>
              )}
            </th>
            {figures.map((figure, at) => (
              <td key={columns[at + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
