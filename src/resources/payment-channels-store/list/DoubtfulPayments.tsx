import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { CHANNEL_IDS } from '../../../../domain/payments/channels.ts';
import type { DoubtfulPayment } from '../../../dataProvider/payment-channel-calls.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { RetryNotice } from '../../../ui/notice/RetryNotice.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { useChannelLooks } from '../useChannelLooks.ts';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { useDoubtfulPayments } from '../useDoubtfulPayments.ts';

/** The providers below them stay in reach of a phone. */
const SHOWN = 3;

/** Payments of which nobody knows whose they are: a person looks for them at the provider. Absent where there is none. */
export function DoubtfulPayments() {
  const words = useDictionary(PROVIDER_WORDS);
  const locale = useAppLocale();
  const [all, setAll] = useState(false);
  const { data: payments, error, refetch } = useDoubtfulPayments();
  if (error !== null) return <RetryNotice text={words.review_error} onRetry={() => void refetch()} />;
  if (payments === undefined || payments.length === 0) return null;
  const more = payments.length - SHOWN;
  return (
    <Box sx={{ mb: 3 }}>
      <SectionCard title={words.review} intro={words.review_intro}>
        <Box
          component="ul"
          aria-label={words.review}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {(all ? payments : payments.slice(0, SHOWN)).map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Box>
        {more > 0 && (
          <Button aria-expanded={all} onClick={() => setAll(!all)} sx={{ justifySelf: 'start' }}>
            {all ? words.review_less : fillCount(words.review_more, more, locale)}
          </Button>
        )}
      </SectionCard>
    </Box>
  );
}

function Payment({ payment }: { payment: DoubtfulPayment }) {
  const { provider, attempt_id, reason, order_id, created_at } = payment;
  const words = useDictionary(PROVIDER_WORDS);
  const looksOf = useChannelLooks();
  const id = useId();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <Box
        id={id}
        sx={{ flex: '1 1 12rem', minWidth: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Box sx={{ fontWeight: 500 }}>{looksOf(CHANNEL_IDS[provider]).name}</Box>
          <Box sx={quiet}>
            <DateText at={created_at} time />
          </Box>
        </Box>
        <div>{words.reasons[reason]}</div>
        <Box sx={quiet}>{fill(words.review_reference, { id: attempt_id })}</Box>
      </Box>
      {order_id !== null && reason !== 'order_gone' && (
        <Link
          component={RouterLink}
          to={pathOf('orders', 'show', order_id)}
          aria-describedby={id}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)' }}
        >
          {words.review_order}
        </Link>
      )}
      <ReviewButton payment={payment} describedBy={id} />
    </Box>
  );
}
