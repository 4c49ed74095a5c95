import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ReportIcon from '@mui/icons-material/FileDownloadOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PHONE } from '../../theme/widths.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { InvoiceOverview } from './InvoiceOverview.tsx';
import { PLATFORM_WORDS } from './platform-words.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import { StaffOnly } from './StaffOnly.tsx';
import { StoreOverview } from './StoreOverview.tsx';
import { OVERVIEWS, TO_REVIEW, useOverview } from './useOverview.ts';

const REPORT = '/descargar-reporte-usuarios';

/** `/platform`: the plans and the invoices of all stores, for the platform's staff. */
export default function PlatformPage() {
  const words = useDictionary(PLATFORM_WORDS);
  return (
    <StaffOnly title={words.title}>
      <Overviews />
    </StaffOnly>
  );
}

function Overviews() {
  const words = useDictionary(PLATFORM_WORDS);
  const overview = useOverview();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const lists = { stores: StoreOverview, invoices: InvoiceOverview };
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        actions={
          !phone && (
            <Button component={Link} to={REPORT} startIcon={<ReportIcon />}>
              {words.to_report}
            </Button>
          )
        }
      />
      {!phone && <Box sx={{ ...quiet, mb: 1.5 }}>{words.intro}</Box>}
      {!(overview.open === 'invoices' && overview.state === TO_REVIEW) && (
        <ReviewNotice onOpen={overview.review} />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <SearchField
          label={words.search}
          value={overview.typed}
          onChange={overview.type}
          sx={{ flex: 1, maxWidth: 480 }}
        />
        {/* In two lines beside the search: a row of its own would push the first record down. */}
        {phone && (
          <Button component={Link} to={REPORT} sx={{ maxWidth: 104, lineHeight: 1.2 }}>
            {words.to_report}
          </Button>
        )}
      </Box>
      <Tabs
        label={words.tabs.label}
        open={OVERVIEWS.indexOf(overview.open)}
        onOpen={(index) => overview.setOpen(OVERVIEWS[index] ?? 'stores')}
        tabs={OVERVIEWS.map((key) => {
          const List = lists[key];
          return {
            key,
            label: words.tabs[key],
            // The other list is not asked for: each call is noted.
            content: key === overview.open && (
              <Suspense fallback={<RowsSkeleton rows={5} height={64} label={words.loading} />}>
                <List overview={overview} />
              </Suspense>
            ),
          };
        })}
      />
      {phone && <Box sx={{ ...quiet, mt: 2 }}>{words.intro}</Box>}
    </PageBody>
  );
}
