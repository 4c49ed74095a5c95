import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { CHANNEL_IDS } from '../../../../domain/payments/channels.ts';
import { COUNTED_ALARMS } from '../../../../domain/payments/notification-state.ts';
import { PAYMENT_PROVIDERS_WORDS } from '../../../../generated/words/payment-providers.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { PROVIDERS_PATH } from '../../payment-channels-store/provider-paths.ts';
import { ReviewButton } from '../../payment-channels-store/review/ReviewButton.tsx';
import { useChannelLooks } from '../../payment-channels-store/provider-api.ts';
import { useDoubtfulPayments } from '../../payment-channels-store/useDoubtfulPayments.ts';

export interface DoubtNoticeProps {
  orderId: number;
}

/**
 * Payments of this order that were reported and not counted: the latest, and how many more, so that the order itself
 * stays in sight. Their failure to load is reported by their own page.
 */
export default function DoubtNotice({ orderId }: DoubtNoticeProps) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const locale = useAppLocale();
  const looksOf = useChannelLooks();
  const { data } = useDoubtfulPayments();
  const [latest, ...more] = data?.filter(({ order_id }) => order_id === orderId) ?? [];
  if (latest === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {fill(COUNTED_ALARMS.includes(latest.reason) ? words.order_review_counted : words.order_review, {
        name: looksOf(CHANNEL_IDS[latest.provider]).name,
        reason: words.reasons[latest.reason],
        id: latest.attempt_id,
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1 }}>
        <ReviewButton payment={latest} />
        {more.length > 0 && (
          <Link
            component={RouterLink}
            to={PROVIDERS_PATH}
            color="inherit"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)' }}
          >
            {fillCount(words.order_review_more, more.length, locale)}
          </Link>
        )}
      </Box>
    </Alert>
  );
}
