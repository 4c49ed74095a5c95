import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { Link } from 'react-router-dom';
import { useListVisit } from '../../../schema/list-visit.ts';
import { PAYMENT_CHANNELS } from '../../../../domain/payments/channels.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { BackToSettings } from '../../../ui/page/BackToSettings.tsx';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { PremiumGate } from '../PremiumGate.tsx';
import { ADD_PATH } from '../provider-paths.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { usePaymentAccess } from '../usePaymentAccess.ts';
import { useConfigured } from '../useProviders.ts';
import { DoubtfulPayments } from './DoubtfulPayments.tsx';
import { ProviderList } from './ProviderList.tsx';

/** `/config/paymentProviders`: how buyers can pay, in the order in which they see it (CFG-08). */
export default function ProvidersPage() {
  useListVisit('payment-channels-store');
  return (
    <PremiumGate>
      <Providers />
    </PremiumGate>
  );
}

function Providers() {
  const words = useDictionary(PROVIDER_WORDS);
  const { write } = usePaymentAccess();
  const { data: configured, error, refetch } = useConfigured();
  const add = (
    <Button component={Link} to={ADD_PATH} variant="contained" startIcon={<AddIcon />}>
      {words.add}
    </Button>
  );
  const addable =
    write === 'allowed' && configured !== undefined && configured.length < PAYMENT_CHANNELS.length;
  return (
    <PageBody narrow>
      <PageHeader
        title={words.title}
        back={<BackToSettings />}
        actions={addable && configured.length > 0 && add}
      />
      <DoubtfulPayments />
      {configured === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {configured === undefined && error === null && <RowsSkeleton rows={4} height={72} />}
      {configured?.length === 0 && (
        <EmptyState title={words.empty_title} subtitle={words.empty_text} action={addable && add} />
      )}
      {configured !== undefined && configured.length > 0 && <ProviderList configured={configured} />}
    </PageBody>
  );
}
