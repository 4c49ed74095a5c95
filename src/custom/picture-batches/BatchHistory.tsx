import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { DateText } from '../../ui/figure/DateText.tsx';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { BATCH_WORDS } from './batch-words.ts';
import { useBatchCalls } from './useBatchCalls.ts';

/** Who brought which ZIP, when, and what came of it. Without any, it is not there. */
export function BatchHistory() {
  const words = useDictionary(BATCH_WORDS);
  const number = useNumber();
  const calls = useBatchCalls();
  const { data = [] } = useQuery({
    queryKey: ['picture-batches', 'list'],
    queryFn: async () => (await calls()).list(),
  });
  if (data.length === 0) return null;
  return (
    <SectionCard title={words.history}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, file_name, state, user, total, created_at }) => (
          <Box key={id} component="li">
            <Box
              component={Link}
              to={`/products/uploading?batch=${id}`}
              sx={{ display: 'block', py: 1, minHeight: 48, color: 'inherit', textDecoration: 'none' }}
            >
              <Box
                sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', overflowWrap: 'anywhere' }}
              >
                <strong>{file_name}</strong>
                <span>{words.states[state]}</span>
              </Box>
              <Box sx={quiet}>
                <DateText at={created_at} time /> ·{' '}
                {fill(words.by, { user: user ?? '–', count: number(total) })}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
