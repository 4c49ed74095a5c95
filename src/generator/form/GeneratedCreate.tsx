import { CreateBase, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { BackToList } from './BackToList.tsx';
import { FormSkeleton } from '../../ui/skeleton/FormSkeleton.tsx';
import { useLoadedForm } from './useLoadedForm.ts';
import { RecordForm } from './RecordForm.tsx';
import { useAfterSave } from './useAfterSave.tsx';
import { useChosenStart } from './useChosenStart.ts';

/** The generated page that creates a record of the current resource. */
export default function GeneratedCreate() {
  const { name: resource, wideForm = false } = useDescriptor();
  const translate = useTranslate();
  const { lowerOne: name } = useResourceNames();
  return (
    <PageBody narrow={!wideForm}>
      <PageHeader title={translate('list.create_one', { name })} back={<BackToList resource={resource} />} />
      <Suspense fallback={<FormSkeleton />}>
        <CreateBase resource={resource} disableAuthentication>
          <NewRecord resource={resource} />
        </CreateBase>
      </Suspense>
    </PageBody>
  );
}

function NewRecord({ resource }: { resource: string }) {
  const loaded = useLoadedForm(resource);
  const afterSave = useAfterSave(resource, loaded.descriptor.fields, 'create');
  const start = useChosenStart(loaded.descriptor);
  return <RecordForm resource={resource} kind="create" loaded={loaded} start={start} onSaved={afterSave} />;
}
