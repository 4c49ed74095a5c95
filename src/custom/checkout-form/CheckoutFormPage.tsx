import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { judge } from '../../../domain/access/access.ts';
import type { StoredForm } from '../../dataProvider/checkout-form-calls.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { CHECKOUT_FORM_KEY, useCheckoutForm } from '../../ui/answers/useCheckoutForm.ts';
import { BackToSettings } from '../../ui/page/BackToSettings.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { DeniedState, ErrorState } from '../../ui/state/PageStates.tsx';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';
import { FormEditor } from './FormEditor.tsx';

/** `/config/form`: what the store asks its buyers at the checkout (spec 2 §2). */
export default function CheckoutFormPage() {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody>
      <PageHeader title={words.title} back={<BackToSettings />} />
      {allowed ? <LoadedEditor /> : <DeniedState titled />}
    </PageBody>
  );
}

function LoadedEditor() {
  const queries = useQueryClient();
  const [saves, setSaves] = useState(0);
  const { data, error, refetch } = useCheckoutForm();
  if (data === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <FormEditor
      key={saves}
      stored={data}
      onSaved={(saved: StoredForm) => {
        queries.setQueryData(CHECKOUT_FORM_KEY, saved);
        setSaves((before) => before + 1);
      }}
    />
  );
}
