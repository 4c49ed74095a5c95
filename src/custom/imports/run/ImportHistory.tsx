import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { color, quiet } from '../../../theme/styles.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import type { ImportTarget } from '../import-target.ts';
import { useImportCalls } from '../useImportCalls.ts';

/** Who brought which file in, when, and what came of it; `but` is shown above. Without any, it is not there. */
export function ImportHistory({ target, but }: { target: ImportTarget; but?: number }) {
  const words = useWords(IMPORTS_WORDS);
  const locale = useIntlLocale();
  const calls = useImportCalls();
  const { data = [] } = useQuery({
    queryKey: ['imports', 'list', target.name],
    queryFn: async () => (await calls()).listImports(target.name),
  });
  const others = data.filter(({ id }) => id !== but);
  if (others.length === 0) return null;
  return (
    <SectionCard title={words.history}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {others.map(({ id, file_name, state, user, total, created_at }) => (
          <Box
            key={id}
            component="li"
            sx={{ borderTop: `1px solid ${color('line')}`, '&:first-of-type': { borderTop: 0 } }}
          >
            <Box
              component={Link}
              to={`${target.paths.load}?import=${id}`}
              sx={{
                display: 'block',
                py: 1,
                minHeight: 48,
                color: 'inherit',
                textDecoration: 'none',
                overflowWrap: 'anywhere',
              }}
            >
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
                <strong>{file_name}</strong>
                <span>{words.states[state]}</span>
              </Box>
              <Box sx={quiet}>
                <DateText at={created_at} time /> ·{' '}
                {fillCount(words.by, total, locale, { user: user ?? '–' })}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
