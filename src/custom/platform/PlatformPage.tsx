import { Suspense } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Title, useGetList } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import { PLATFORM, TO_REVIEW } from '../../dataProvider/platform-calls.ts';
import { fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { quiet } from '../../theme/styles.ts';
import { PageBody } from '../../ui/page/Page.tsx';
import { RowsSkeleton } from '../../ui/state/PageStates.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { PaymentLists } from './PaymentLists.tsx';
import { LIST, PlatformData, StaffOnly } from './PlatformFrame.tsx';
import { StoreList } from './StoreList.tsx';

const PAYMENTS = '/platform/payments';

/** The parts of the platform, each at a path of its own: its address has the filters, the order and the page. */
const PARTS = [
  { key: 'stores', path: '/platform', List: StoreList },
  { key: 'invoices', path: '/platform/invoices', List: InvoiceList },
  { key: 'payments', path: PAYMENTS, List: PaymentLists },
] as const;

/** `/platform`: the plans, the invoices and the payments of all stores, for the platform's staff. */
export default function PlatformPage() {
  const words = useWords(PLATFORM_WORDS);
  return (
    <StaffOnly title={words.title}>
      <PlatformData>
        <Parts />
      </PlatformData>
    </StaffOnly>
  );
}

function Parts() {
  const words = useWords(PLATFORM_WORDS);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = PARTS.findIndex(({ path }) => path === pathname);
  return (
    <PageBody>
      <Title title={words.title} />
      <Box sx={{ ...quiet, mb: 1.5 }}>{words.intro}</Box>
      {pathname !== PAYMENTS && <ReviewNotice />}
      <Tabs
        label={words.tabs.label}
        open={open}
        onOpen={(index) => void navigate(PARTS[index]?.path ?? PARTS[0].path)}
        tabs={PARTS.map(({ key, List }, index) => ({
          key,
          label: words.tabs[key],
          // The other lists are not asked for: each call is noted.
          content: index === open && (
            <Suspense fallback={<RowsSkeleton rows={5} height={64} label={words.loading} />}>
              <List />
            </Suspense>
          ),
        }))}
      />
    </PageBody>
  );
}

/** Money waits for a person: the way to it. Absent where none does. */
function ReviewNotice() {
  const { review: words } = useWords(PLATFORM_WORDS);
  const locale = useAppLocale();
  const one = { pagination: { page: 1, perPage: 1 }, sort: LIST.sort };
  const payments = useGetList(PLATFORM.payments, one).total;
  const invoices = useGetList(PLATFORM.invoices, { ...one, filter: { state: TO_REVIEW } }).total;
  if (payments === undefined || invoices === undefined || payments + invoices === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1.5, alignItems: 'center' }}
      action={
        <Button component={Link} to={PAYMENTS} color="inherit">
          {words.open}
        </Button>
      }
    >
      {fillCount(words.waiting, payments + invoices, locale)}
    </Alert>
  );
}
