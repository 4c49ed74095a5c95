import { Suspense, useState } from 'react';
import { CreateBase, getRecordFromLocation, useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { FormDescriptor } from '../../domain/schema/descriptors.ts';
import { placedSections } from '../schema/form-fields.ts';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { PageBody, PageHeader } from '../ui/page/Page.tsx';
import { FormSkeleton } from '../ui/state/PageStates.tsx';
import { useLoadedForm } from './useRecordForm.ts';
import { BackToList } from './BackToList.tsx';
import type { Values } from './values.ts';
import { RecordForm } from './RecordForm.tsx';
import { useAfterSave } from './useAfterSave.tsx';

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

/**
 * The values that the address chooses for a new record, in react-admin's form: `?source={"customer_id":7}`. Only fields
 * of the form are taken, so that nothing is saved that the user does not see.
 */
function useChosenStart(descriptor: FormDescriptor): Values | undefined {
  const location = useLocation();
  const [chosen] = useState(() => {
    const asked = Object.entries(getRecordFromLocation(location) ?? {});
    const fields = placedSections(descriptor, 'create').flatMap((section) => section.fields);
    const known = asked.filter(([source]) => fields.some(({ field }) => field.source === source));
    return known.length === 0 ? undefined : Object.fromEntries(known);
  });
  return chosen;
}
