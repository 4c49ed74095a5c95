import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { useParams } from 'react-router-dom';
import { type Consent, standingConsents } from '../../../../domain/customers/customer-answers.ts';
import { CUSTOMER_DATA_WORDS } from '../../../../generated/words/customer-data.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { Tag } from '../../../ui/chip/StatusChip.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { RetryNotice } from '../../../ui/notice/RetryNotice.tsx';
import { LineSkeleton } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../theme/styles.ts';
import type { ConsentDialogProps } from './ConsentDialog.tsx';
import { consentsKey } from '../../../dataProvider/query-cache.ts';

const { Part: ConsentDialog, preloading } = lazyPopup<ConsentDialogProps>(
  () => import('./ConsentDialog.tsx'),
);

/** What a client allowed the store to do with their data, and took back; what holds today is marked. */
export default function ConsentCard() {
  const { page: words } = useWords(CUSTOMER_DATA_WORDS);
  const id = Number(useParams()['id']);
  const mayAdd = useAllowed('customers')('edit');
  const [open, setOpen] = useState(false);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: consentsKey(id),
    queryFn: async ({ signal }) => (await dataProvider.loadCustomerCalls()).consents(id, signal),
  });
  return (
    <SectionCard title={words.consents} intro={words.consents_intro}>
      {error !== null && <RetryNotice text={words.consents_failed} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <LineSkeleton />}
      {error === null && data?.length === 0 && <Box>{words.consents_none}</Box>}
      {data !== undefined && data.length > 0 && <ConsentList entries={data} />}
      {mayAdd && (
        <Box>
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            {...preloading}
            onClick={() => setOpen(true)}
            sx={{ minHeight: 'var(--target)' }}
          >
            {words.add}
          </Button>
        </Box>
      )}
      {open && <ConsentDialog customerId={id} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}

function ConsentList({ entries }: { entries: Consent[] }) {
  const { page: words, kinds, purposes, channels } = useWords(CUSTOMER_DATA_WORDS);
  const { exact } = useDates();
  const standing = new Set(standingConsents(entries).map(({ id }) => id));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {entries.map(({ id, kind, purpose, channel, given_at, wording, evidence, user }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ fontWeight: 500 }}>
              {purposes[purpose]}
            </Box>
            {standing.has(id) && <Tag>{kinds[kind]}</Tag>}
            {!standing.has(id) && (
              <Box component="span" sx={quiet}>
                {kinds[kind]}
              </Box>
            )}
          </Box>
          <Box sx={quiet}>
            {fill(user === null ? words.noted_by_nobody : words.noted, {
              channel: channels[channel],
              at: exact(given_at),
              user: user ?? '',
            })}
          </Box>
          {wording !== null && <Box>«{wording}»</Box>}
          {evidence !== null && <Box sx={quiet}>{evidence}</Box>}
        </Box>
      ))}
    </Box>
  );
}
