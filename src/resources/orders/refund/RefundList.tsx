import Box from '@mui/material/Box';
import type { Refund } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { Money } from '../../../ui/figure/Money.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { REFUND_WORDS } from './refund-words.ts';
import { useRefunds } from './useRefunds.ts';

/** What went back to the buyer: how much, why, which units, by whom. Absent without any. */
export function RefundList({ order }: { order: Order }) {
  const words = useDictionary(REFUND_WORDS);
  const { refunds, error, refetch } = useRefunds(order);
  if (!order.refunded) return null;
  return (
    <SectionCard title={words.list}>
      {refunds === undefined && error === null && <RowsSkeleton rows={1} height={48} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Box
        component="ul"
        aria-label={words.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
      >
        {refunds?.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </Box>
    </SectionCard>
  );
}

function RefundLine({ refund: { amount, reason, note, lines, restocked, user, at } }: { refund: Refund }) {
  const words = useDictionary(REFUND_WORDS);
  const units = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <b>
        <Money amount={amount} />
      </b>
      {' · '}
      {words.reasons[reason]}
      {lines.length > 0 && <Box>{fill(restocked ? words.back : words.gone, { lines: units })}</Box>}
      {note !== null && <Box>{note}</Box>}
      <Box sx={quiet}>
        {user !== null && `${user} · `}
        <DateText at={at} time />
      </Box>
    </Box>
  );
}
