import Box from '@mui/material/Box';
import { isPlatformProvider } from '../../../domain/plans/platform-accounts.ts';
import type { PlatformPayment } from '../../../domain/staff/platform-types.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { BILLING_WORDS } from '../../resources/invoices/billing-words.ts';
import { color } from '../../theme/color.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { DateText } from '../../ui/figure/DateText.tsx';
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { PLATFORM_WORDS } from './platform-words.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { useNobodysPayments } from './useToReview.ts';

/** Payments that name no invoice: a person looks for them at the provider. Absent where there is none. */
export function NobodysPayments() {
  const { review: words } = useDictionary(PLATFORM_WORDS);
  const { data, error, refetch } = useNobodysPayments();
  if (error !== null) return <RetryNotice text={words.nobodys_failed} onRetry={() => void refetch()} />;
  if (data === undefined || data.total === 0) return null;
  const { rows, total } = data;
  return (
    <Box sx={{ mb: 2 }}>
      <SectionCard title={words.nobodys} intro={words.nobodys_intro}>
        <Box component="ul" aria-label={words.nobodys} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Box>
        {total > rows.length && (
          <Box sx={quiet}>{fill(words.more, { shown: String(rows.length), total: String(total) })}</Box>
        )}
      </SectionCard>
    </Box>
  );
}

function Payment({ payment }: { payment: PlatformPayment }) {
  const { review: words, invoices } = useDictionary(PLATFORM_WORDS);
  const { pay } = useDictionary(BILLING_WORDS);
  const { id, provider, attempt_id, review, created_at } = payment;
  const name = isPlatformProvider(provider) ? pay.providers[provider].name : provider;
  const what = fill(words.payment, { provider: name, id: attempt_id });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        py: 1,
        '& + &': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{what}</Box>
        <Box sx={quiet}>
          {invoices.reviews[review]} · <DateText at={created_at} time />
        </Box>
      </Box>
      <ReviewButton money={{ of: `/payments/${id}`, what, review }} />
    </Box>
  );
}
