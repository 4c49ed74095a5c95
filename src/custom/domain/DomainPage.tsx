import { Suspense } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import type { StoreDomain } from '../../../domain/stores/domain-check.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { BackToSettings } from '../../ui/page/BackToSettings.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FormSkeleton, PageSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { DeniedState, ErrorState } from '../../ui/state/PageStates.tsx';
import { DOMAIN_WORDS } from './domain-words.ts';
import { DomainWizard } from './DomainWizard.tsx';

/** The first part is the resource of the live event, after which this is read again. */
const KEY = ['store-domain'];

/** The store's domain and the one that it waits for, and what keeps a newer answer. */
function useStoreDomain() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadDomainCalls()).storeDomain(signal),
    staleTime: 0,
  });
  const keep = (domain: StoreDomain): void => {
    queries.setQueryData(KEY, domain);
  };
  return { stored: data, error, refetch, keep };
}

const { Part: Premium } = lazyPart(() => import('../../shell/premium/PremiumOverlay.tsx'));

const RULE = { permission: 'settings.write', feature: 'is_custom_domain_enabled' };

/** `/config/domain`: the store's own domain (CFG-06). Under 'Función Premium' where the plan has none (SHL-13). */
export default function DomainPage() {
  const words = useDictionary(DOMAIN_WORDS);
  const access = useAccess();
  const verdict = access === null ? 'permission' : judge(access, RULE);
  if (verdict === 'feature')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Premium />
      </Suspense>
    );
  return (
    <PageBody narrow>
      <PageHeader title={words.title} back={<BackToSettings />} />
      {/* A domain may be one word of 63 characters, in the midst of any sentence. */}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {verdict === 'allowed' ? <LoadedWizard /> : <DeniedState titled />}
      </Box>
    </PageBody>
  );
}

function LoadedWizard() {
  const { stored, error, refetch, keep } = useStoreDomain();
  if (stored === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  // A domain that was connected meanwhile, here or in the background, ends what was under way.
  return <DomainWizard key={stored.domain} stored={stored} onStored={keep} />;
}
