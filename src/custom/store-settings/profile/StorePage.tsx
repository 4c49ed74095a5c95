import { useState } from 'react';
import { judge } from '../../../../domain/access/access.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAccess } from '../../../schema/useAccess.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { DeniedState, ErrorState } from '../../../ui/state/PageStates.tsx';
import { useSettings } from '../useSettings.ts';
import { STORE_PROFILE_WORDS } from './store-profile-words.ts';
import { StoreForm } from './StoreForm.tsx';

/** `/store` and `/editar-tienda`: what buyers see of the store itself (spec 1 §2). */
export default function StorePage() {
  const words = useDictionary(STORE_PROFILE_WORDS);
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody>
      <PageHeader title={words.title} />
      {allowed ? <LoadedForm /> : <DeniedState titled />}
    </PageBody>
  );
}

function LoadedForm() {
  const { settings, error, refetch, keep } = useSettings();
  // A saved form begins anew; a picture that is saved meanwhile leaves what is typed alone.
  const [saves, setSaves] = useState(0);
  if (settings === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <StoreForm
      key={saves}
      stored={settings}
      onPicture={keep}
      onSaved={(saved) => {
        keep(saved);
        setSaves((before) => before + 1);
      }}
    />
  );
}
