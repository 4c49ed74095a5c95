import { EditBase, useRecordContext } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { Suspense, use } from 'react';
import { useParams } from 'react-router';
import { PageBody } from '../../layout/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useDescriptor } from '../list/useDescriptor.ts';
import { useResourceNames } from '../list/useResourceNames.ts';
import { titleOf } from '../show/titleOf.ts';
import { BackToList } from './BackToList.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { loadForm } from './loadForm.ts';
import { MissingRecord } from './MissingRecord.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useAfterSave } from './useAfterSave.ts';

/** The generated page that edits the record whose id the path names. */
export default function GeneratedEdit() {
  const { name: resource } = useDescriptor();
  const { id = '' } = useParams();
  return (
    <PageBody narrow>
      <EditBase
        // Another id is another form: nothing of the first one may stay in it.
        key={id}
        resource={resource}
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        redirectOnError={false}
        queryOptions={{ onError: () => undefined }}
        disableAuthentication
        loading={<Loading resource={resource} />}
        error={<MissingRecord resource={resource} id={id} />}
      >
        <Suspense fallback={<Loading resource={resource} />}>
          <StoredRecord resource={resource} />
        </Suspense>
      </EditBase>
    </PageBody>
  );
}

function Loading({ resource }: { resource: string }) {
  return (
    <>
      <Heading resource={resource} />
      <FormSkeleton />
    </>
  );
}

function StoredRecord({ resource }: { resource: string }) {
  const record = useRecordContext();
  const loaded = use(loadForm(resource));
  const afterSave = useAfterSave(resource);
  if (record === undefined) return null;
  return (
    <>
      <Heading resource={resource} record={record} />
      <RecordForm resource={resource} kind="edit" loaded={loaded} record={record} onSaved={afterSave} />
    </>
  );
}

function Heading({ resource, record }: { resource: string; record?: RaRecord }) {
  const { one } = useResourceNames();
  return (
    <PageHeader
      title={record === undefined ? one : titleOf(resource, one, record)}
      back={<BackToList resource={resource} />}
      actions={record && <DeleteRecord resource={resource} record={record} />}
    />
  );
}
