import { useState } from 'react';
import { judge } from '../../../../domain/access/access.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAccess } from '../../../schema/useAccess.ts';
import { BackToSettings } from '../../../ui/page/BackToSettings.tsx';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { DeniedState, ErrorState } from '../../../ui/state/PageStates.tsx';
import { useSettings } from '../useSettings.ts';
import { LegalForm } from './LegalForm.tsx';
import { LEGAL_WORDS } from './legal-words.ts';

/** `/config/legal`: the terms and conditions, and what they were before (spec 2 §2). */
export default function LegalPage() {
  const words = useDictionary(LEGAL_WORDS);
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody narrow>
      <PageHeader title={words.title} back={<BackToSettings />} />
      {allowed ? <LoadedTerms /> : <DeniedState titled />}
    </PageBody>
  );
}

function LoadedTerms() {
  const { settings, error, refetch, keep } = useSettings();
  const [saves, setSaves] = useState(0);
  if (settings === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <LegalForm
      key={saves}
      stored={settings}
      onSaved={(saved) => {
        keep(saved);
        setSaves((before) => before + 1);
      }}
    />
  );
}
