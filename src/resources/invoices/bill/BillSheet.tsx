import { Suspense } from 'react';
import Box from '@mui/material/Box';
import PaidIcon from '@mui/icons-material/CheckCircle';
import type { InvoiceAnswer } from '../../../../domain/plans/billing-types.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { panel } from '../../../ui/card/panel.ts';
import { useDates } from '../../../ui/figure/useDates.ts';
import { LineSkeleton } from '../../../ui/skeleton/LineSkeleton.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { DetailsFacts } from '../details/DetailsFacts.tsx';
import { InvoiceState } from '../InvoiceState.tsx';
import { BillLines } from './BillLines.tsx';

const PAID = 2;

/** An invoice that looks like one: number, dates, to whom, what for, how much. */
export function BillSheet({ invoice }: { invoice: InvoiceAnswer }) {
  const { bill: words, invoices } = useDictionary(BILLING_WORDS);
  const { date } = useDates();
  const store = useStore();
  const { created_at, due_date, period_from, end_date, paid_at, invoice_status_id } = invoice;
  const period =
    period_from === null || end_date === null
      ? []
      : [[words.period, fill(words.period_of, { from: date(period_from), to: date(end_date) })] as const];
  const facts = [
    [words.number, invoice.number],
    [words.issued, date(created_at)],
    [words.due, date(due_date)],
    ...period,
  ] as const;
  return (
    <Box component="article" aria-label={fill(words.title, { number: invoice.number })} sx={SHEET}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <div>
          <Box sx={{ fontSize: 'var(--text-20)', fontWeight: 700 }}>{words.issuer}</Box>
          <Box sx={quiet}>{words.receipt}</Box>
        </div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, alignSelf: 'start' }}>
          {invoice_status_id === PAID && (
            <PaidIcon titleAccess={words.paid} sx={{ fontSize: 28, color: color('success') }} />
          )}
          <Suspense fallback={<LineSkeleton />}>
            <InvoiceState invoice={invoice} />
          </Suspense>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
        }}
      >
        <Box component="section" aria-label={words.to}>
          <Box sx={quiet}>{words.to}</Box>
          {invoice.billing_information === null ? (
            <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{store?.name}</Box>
          ) : (
            <DetailsFacts details={invoice.billing_information} />
          )}
        </Box>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, alignContent: 'start' }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={quiet}>
                {label}
              </Box>
              <Box
                component="dd"
                sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere', textWrap: 'balance' }}
              >
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <BillLines invoice={invoice} />
      {paid_at !== null && <Box>{fill(invoices.paid_at, { day: date(paid_at) })}</Box>}
      {invoice.confirming && <Box>{invoices.confirming}</Box>}
      {invoice.reviewing && <Box>{invoices.reviewing}</Box>}
      <Box sx={quiet}>{words.not_tax}</Box>
    </Box>
  );
}

/** White paper with black text when it is printed, whatever the screen shows. */
const SHEET = {
  ...panel,
  p: { xs: 1.5, sm: 4 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  '@media print': { border: 0, p: 0, backgroundColor: 'white', color: 'black', colorScheme: 'light' },
} as const;
