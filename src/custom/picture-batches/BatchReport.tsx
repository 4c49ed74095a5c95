import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { BatchFile } from '../../../domain/picture-batches/batch.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { BATCH_WORDS } from './batch-words.ts';
import { useBatchCalls } from './useBatchCalls.ts';

/** Files of the ZIP that were not added, each with its reason. */
export function BatchReport({ id }: { id: number }) {
  const words = useDictionary(BATCH_WORDS);
  const calls = useBatchCalls();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['picture-batches', 'report', id],
    queryFn: async () => (await calls()).report(id),
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const reasonOf = ({ state, sku, reason }: BatchFile): string =>
    state === 'unmatched' ? fill(words.no_product, { sku }) : words.reasons[reason ?? 'refused'];
  return (
    <SectionCard title={words.report}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '60vh', overflowY: 'auto' }}
        tabIndex={0}
      >
        {data
          .filter(({ state }) => state === 'unmatched' || state === 'refused')
          .map((file) => (
            <Box
              key={file.position}
              component="li"
              sx={{
                py: 1,
                overflowWrap: 'anywhere',
                borderTop: `1px solid ${color('line')}`,
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <strong>{file.path}</strong>
              <Box sx={quiet}>{reasonOf(file)}</Box>
            </Box>
          ))}
      </Box>
    </SectionCard>
  );
}
