import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from 'react-router-dom';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PremiumGate } from '../PremiumGate.tsx';
import { PROVIDERS_PATH } from '../provider-paths.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';

/** A page below the list of channels, for those who may change them. */
export function ProviderPage({ title, children }: { title: string; children: ReactNode }) {
  const words = useDictionary(PROVIDER_WORDS);
  return (
    <PremiumGate form>
      <PageBody narrow>
        <Button component={Link} to={PROVIDERS_PATH} startIcon={<ArrowBackIcon />} sx={{ ml: -2 }}>
          {words.back}
        </Button>
        <PageHeader title={title} />
        {children}
      </PageBody>
    </PremiumGate>
  );
}
