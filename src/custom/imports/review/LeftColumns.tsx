import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { LEFT_REASONS, type LeftColumn } from '../../../../domain/imports/left-columns.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { IMPORTS_WORDS } from '../imports-words.ts';

/** The columns of which nothing is taken, by the reason. Nothing is shown where all are. */
export function LeftColumns({ left }: { left: readonly LeftColumn[] }) {
  const words = useDictionary(IMPORTS_WORDS);
  if (left.length === 0) return null;
  return (
    <Alert severity="info">
      {words.left_columns}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {LEFT_REASONS.map((reason) => {
          const headers = left.flatMap((column) => (column.reason === reason ? column.header : []));
          return headers.length === 0 ? null : (
            <li key={reason}>
              {headers.join(', ')}: {words.left_reasons[reason]}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
