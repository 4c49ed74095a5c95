import { Suspense, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { InvoiceAnswer } from '../../../../domain/plans/billing-types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { color } from '../../../theme/color.ts';
import { Money } from '../../../ui/figure/Money.tsx';
import { useDates } from '../../../ui/figure/useDates.ts';
import { LineSkeleton } from '../../../ui/skeleton/LineSkeleton.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { BILLING_WORDS } from '../billing-words.ts';
import { InvoiceState } from '../InvoiceState.tsx';

interface InvoiceRowProps {
  invoice: InvoiceAnswer;
  /** Beside the link to the invoice. */
  action?: ReactNode;
}

/** An invoice in a list: what for, how much, until when, its state, and the way to it. */
export function InvoiceRow({ invoice, action }: InvoiceRowProps) {
  const { invoices: words } = useDictionary(BILLING_WORDS);
  const dates = useDates();
  const { number, amount, currency, created_at, due_date, payable, paid_at, confirming, reviewing } = invoice;
  const [line] = invoice.invoice_details;
  const when =
    paid_at !== null
      ? fill(words.paid_at, { day: dates.relative(paid_at) })
      : payable
        ? fill(words.due, { day: dates.relative(due_date) })
        : fill(words.issued, { day: dates.relative(created_at) });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        '& + &': { borderTop: `1px solid ${color('line')}` },
      }}
    >
      <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{line?.description ?? number}</Box>
        <Box sx={quiet}>
          {number} · {when}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, ml: 'auto' }}>
        <Box sx={{ fontWeight: 700 }}>
          <Money amount={amount} currency={currency} />
        </Box>
        <Suspense fallback={<LineSkeleton />}>
          {confirming ? <Box sx={quiet}>{words.confirming}</Box> : <InvoiceState invoice={invoice} />}
        </Suspense>
      </Box>
      {reviewing && (
        <Alert severity="info" sx={{ flexBasis: '100%', order: 1 }}>
          {words.reviewing}
        </Alert>
      )}
      <Box
        sx={{ flexBasis: { xs: '100%', sm: 'auto' }, display: 'flex', gap: 1, justifyContent: 'flex-end' }}
      >
        <Button
          component={Link}
          to={pathOf('invoices', 'show', invoice.id)}
          aria-label={fill(words.view_named, { number })}
        >
          {words.view}
        </Button>
        {action}
      </Box>
    </Box>
  );
}
