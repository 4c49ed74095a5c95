import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { KeptRecord } from '../../../../domain/imports/import-state.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { IMPORTS_WORDS } from '../imports-words.ts';
import { useImportCalls } from '../useImportCalls.ts';

/** What an undo left as it is: how many, and of each its name and the reason. */
export function ImportKept({ id, kept }: { id: number; kept: number }) {
  const words = useDictionary(IMPORTS_WORDS);
  const number = useNumber();
  const calls = useImportCalls();
  const { data = [] } = useQuery({
    queryKey: ['imports', 'kept', id, kept],
    queryFn: async () => (await calls()).importKept(id),
  });
  return (
    <Box>
      {words.kept}: {number(kept)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 320, overflow: 'auto' }}>
        {data.map((record) => (
          <li key={`${record.resource} ${record.id} ${record.line ?? ''}`}>
            {titleOf(words, record)}{' '}
            <Box component="span" sx={quiet}>
              · {record.message}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function titleOf(words: (typeof IMPORTS_WORDS)['es'], { line, name, id }: KeptRecord): string {
  if (line === null) return name ?? String(id);
  const place = fill(words.place, { line });
  return name === null ? place : `${place}: ${name}`;
}
