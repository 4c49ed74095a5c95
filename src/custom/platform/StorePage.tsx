import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { useTranslate } from 'ra-core';
import {
  FunctionField,
  ReferenceManyField,
  Show,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  useShowContext,
} from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { PlatformStore } from '../../../domain/staff/platform-answers.ts';
import { PLATFORM_WORDS } from '../../../generated/words/platform.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { PLATFORM } from '../../dataProvider/platform-calls.ts';
import { useWords } from '../../i18n/words.ts';
import { panel } from '../../theme/styles.ts';
import { SectionTitle } from '../../ui/card/SectionCard.tsx';
import { Nothing } from '../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { ErrorState, NotFoundState, RecordSkeleton } from '../../ui/state/PageStates.tsx';
import { InvoiceRows } from './InvoiceList.tsx';
import { LIST, Nobody, PlatformData, StaffOnly } from './PlatformFrame.tsx';
import { StoreState, useStoreTexts } from './StoreList.tsx';

/** `/platform/stores/{id}`: a store, and what it was asked to pay. */
export default function StorePage() {
  const { id } = useParams();
  const words = useWords(PLATFORM_WORDS);
  return (
    <StaffOnly title={words.title}>
      <PlatformData>
        <PageBody>
          <Show<PlatformStore>
            resource={PLATFORM.stores}
            id={Number(id)}
            disableAuthentication
            title={false}
            component="div"
            error={<Failed />}
            sx={LIST.sx}
            render={({ record }) => (record === undefined ? <Loading /> : <Store />)}
          />
        </PageBody>
      </PlatformData>
    </StaffOnly>
  );
}

/** The heading, with the way back to all stores. */
function Heading({ title, marks }: { title: string; marks?: ReactNode }) {
  const { back } = useWords(PLATFORM_WORDS);
  return (
    <PageHeader
      title={title}
      marks={marks}
      back={
        <IconButton component={Link} to="/platform" aria-label={back} edge="start">
          <ArrowBackIcon />
        </IconButton>
      }
    />
  );
}

function Loading() {
  const words = useWords(PLATFORM_WORDS);
  return (
    <>
      <Heading title={words.title} />
      <RecordSkeleton label={words.loading} />
    </>
  );
}

function Failed() {
  const words = useWords(PLATFORM_WORDS);
  const { error, refetch } = useShowContext();
  if (error instanceof ApiHttpError && error.status === 404) return <NotFoundState />;
  return (
    <>
      <Heading title={words.title} />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  );
}

function Store() {
  const words = useWords(PLATFORM_WORDS);
  const translate = useTranslate();
  const texts = useStoreTexts();
  const store = useRecordContext<PlatformStore>();
  if (store === undefined) return null;
  const { columns } = words.stores;
  return (
    <>
      <Heading title={store.name} marks={<StoreState store={store} />} />
      <Box sx={panel}>
        <SimpleShowLayout
          direction="row"
          useFlexGap
          spacing={0}
          sx={{ py: 2, '& .RaSimpleShowLayout-stack': { flexWrap: 'wrap', gap: '12px 48px' } }}
        >
          <TextField source="url" label={words.stores.address} sx={{ overflowWrap: 'anywhere' }} />
          <FunctionField<PlatformStore>
            label={words.stores.open}
            render={({ active }) => translate(active ? 'app.yes' : 'app.no')}
          />
          <FunctionField<PlatformStore> label={columns.plan} render={texts.plan} />
          <FunctionField<PlatformStore>
            label={columns.paid_until}
            render={(record) => texts.until(record) ?? <Nothing />}
          />
          <FunctionField<PlatformStore> label={columns.used} render={texts.used} />
          <FunctionField<PlatformStore> label={columns.created} render={texts.created} />
        </SimpleShowLayout>
      </Box>
      <Box sx={{ mt: 3 }}>
        <SectionTitle>{words.invoices.label}</SectionTitle>
        <Box sx={{ ...panel, mt: 1 }}>
          <ReferenceManyField
            reference={PLATFORM.invoices}
            target="store_id"
            sort={LIST.sort}
            perPage={LIST.perPage}
            pagination={LIST.pagination}
          >
            <InvoiceRows ofOneStore empty={<Nobody of="invoices" />} />
          </ReferenceManyField>
        </Box>
      </Box>
    </>
  );
}
