import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { isMoving } from '../../../../domain/imports/import-state.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { IMPORTS_WORDS } from '../imports-words.ts';
import type { ImportTarget } from '../import-target.ts';
import { useImportCalls } from '../useImportCalls.ts';
import { useImportFile } from '../useImportFile.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';

/** Milliseconds between looks, should the event stream be away. */
const LOOK_AGAIN = 3_000;

/** One import on the server: how far it is, or what came of it. It can be left and found again by its address. */
export function LoadStep({ target, id }: { target: ImportTarget; id: number }) {
  const words = useDictionary(IMPORTS_WORDS);
  const calls = useImportCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', 'one', id],
    queryFn: async () => (await calls()).readImport(id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.state) ? LOOK_AGAIN : false),
  });
  const { file, keep } = useImportFile(target.name);
  useEffect(() => {
    // The server has it now: the next import begins with another file.
    if (file !== undefined) keep(undefined);
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <RowsSkeleton rows={2} height={64} label={words.step_load} />}
      {data !== undefined &&
        (isMoving(data.state) ? (
          <ImportProgress shown={data} />
        ) : (
          <ImportResult target={target} shown={data} />
        ))}
      <ImportHistory target={target} but={id} />
    </Box>
  );
}
