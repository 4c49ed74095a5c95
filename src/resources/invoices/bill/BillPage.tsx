import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import type { InvoiceAnswer } from '../../../../domain/plans/billing-types.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { usePageTitle } from '../../../ui/page/title.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { ErrorState, NotFoundState } from '../../../ui/state/PageStates.tsx';
import { BILLING_WORDS } from '../billing-words.ts';
import { PayButton } from '../pay/PayButton.tsx';
import { useInvoice } from '../useBilling.ts';
import { BillSheet } from './BillSheet.tsx';

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
  const { bill: words } = useDictionary(BILLING_WORDS);
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
