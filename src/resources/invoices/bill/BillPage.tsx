import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ArrowBack';
import PaidIcon from '@mui/icons-material/CheckCircle';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import type { InvoiceAnswer } from '../../../../domain/plans/billing-types.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { color, panel, quiet } from '../../../theme/styles.ts';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useMoney, useNumber } from '../../../ui/figure/Money.tsx';
import { usePageTitle, PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { FormSkeleton, LineSkeleton, ErrorState, NotFoundState } from '../../../ui/state/PageStates.tsx';
import { DetailsFacts, InvoiceState, PayButton } from '../InvoiceFacts.tsx';
import { useInvoice } from '../useBilling.ts';

/** The sheet on the page; the rules of the paper find it by this. */
const BILL_ID = 'bill';

/** On paper the sheet stands alone, without drawer, header and buttons, on one page. */
const BILL_RULES = `@page { size: letter; margin: 16mm; }
@media print {
  body * { visibility: hidden; }
  #${BILL_ID}, #${BILL_ID} * { visibility: visible; }
  #${BILL_ID} { position: absolute; inset: 0 0 auto 0; }
}`;

/** `/bill/{id}`: one invoice, to read, to pay, to print or to keep as PDF (BIL-03). */
export default function BillPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useInvoice(Number(id));
  if (data !== undefined) return <Bill invoice={data} />;
  if (error instanceof ApiHttpError && error.code === 'not_found') return <NotFoundState />;
  return (
    <PageBody narrow>
      {error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </PageBody>
  );
}

function Bill({ invoice }: { invoice: InvoiceAnswer }) {
  const { bill: words } = useWords(BILLING_WORDS);
  const translate = useTranslate();
  const title = fill(words.title, { number: invoice.number });
  const app = translate('app.name');
  // The browser proposes it as the name of a PDF.
  usePageTitle(`${title} · ${app}`);
  return (
    <PageBody narrow>
      <GlobalStyles styles={BILL_RULES} />
      <PageHeader
        title={title}
        back={
          <IconButton component={Link} to={pathOf('invoices', 'list')} aria-label={words.back} edge="start">
            <BackIcon />
          </IconButton>
        }
        actions={
          <>
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              {words.print}
            </Button>
            <PayButton invoice={invoice} />
          </>
        }
      />
      <Box id={BILL_ID}>
        <BillSheet invoice={invoice} />
      </Box>
    </PageBody>
  );
}

const PAID = 2;

/** An invoice that looks like one: number, dates, to whom, what for, how much. */
function BillSheet({ invoice }: { invoice: InvoiceAnswer }) {
  const { bill: words, invoices } = useWords(BILLING_WORDS);
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
            <PaidIcon aria-hidden sx={{ fontSize: 28, color: color('success') }} />
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

/** What the invoice is for, and what it adds up to. */
function BillLines({ invoice }: { invoice: InvoiceAnswer }) {
  const { bill: words } = useWords(BILLING_WORDS);
  const money = useMoney();
  const number = useNumber();
  const { invoice_details: lines, discount, amount, currency } = invoice;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{words.description}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.description}>
              <td>{line.description}</td>
              <td>{number(line.quantity)}</td>
              <td>{money(line.price, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {words.discount}
              </th>
              <td>{money(-discount, currency)}</td>
            </tr>
          )}
          <Box component="tr" sx={{ fontSize: 'var(--text-20)', fontWeight: 700 }}>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td>{money(amount, currency)}</td>
          </Box>
        </tfoot>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  // Three columns stand whole on the narrowest phones.
  fontSize: 'var(--text-14)',
  '& th, & td': {
    py: 1,
    px: 0.5,
    textAlign: 'right',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: `1px solid ${color('line')}`,
  },
  '& :is(th, td):first-child': { pl: 0, textAlign: 'left', overflowWrap: 'break-word' },
  '& :is(th, td):last-child': { pr: 0, whiteSpace: 'nowrap' },
  '& tfoot :is(th, td)': { borderBottom: 0 },
  // Text of double size leaves a phone no room for three whole columns.
  '@container (max-width: 16rem)': { '&& :is(th, td)': { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
} as const;
