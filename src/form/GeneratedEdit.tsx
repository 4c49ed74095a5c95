import { EditBase, useEditContext } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageBody, PageHeader } from '../ui/page/Page.tsx';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { useManifest } from '../manifest/manifest.ts';
import { useRepresent, titleOf } from '../schema/representation.ts';
import { MissingRecord } from './MissingRecord.tsx';
import { BackToList } from './BackToList.tsx';
import { ShareRecord } from '../ui/share/ShareRecord.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { FormSkeleton } from '../ui/state/PageStates.tsx';
import { useLoadedForm } from './useRecordForm.ts';
import { RecordForm } from './RecordForm.tsx';
import { useAfterSave } from './useAfterSave.tsx';

/** The generated page that edits the record with the id of the path. */
export default function GeneratedEdit() {
  const { name: resource, wideForm = false } = useDescriptor();
  const { id = '' } = useParams();
  return (
    <PageBody narrow={!wideForm}>
      <EditBase
        // Another id makes another form, so that it keeps nothing of the first one.
        key={id}
        resource={resource}
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        redirectOnError={false}
        // A list puts its rows into the cache as if they were freshly read.
        queryOptions={{ onError: () => undefined, refetchOnMount: 'always' }}
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

/** The form starts from the stored record. A copy of an earlier visit may have outdated stock. */
function StoredRecord({ resource }: { resource: string }) {
  const { record, isFetching } = useEditContext<RaRecord>();
  const [fresh, setFresh] = useState(false);
  if (!fresh && !isFetching) setFresh(true);
  const loaded = useLoadedForm(resource);
  const afterSave = useAfterSave(resource, loaded.descriptor.fields, 'edit', record && String(record.id));
  if (record === undefined || !fresh) return <Loading resource={resource} />;
  return (
    <>
      <Heading resource={resource} record={record} />
      <RecordForm resource={resource} kind="edit" loaded={loaded} record={record} onSaved={afterSave} />
    </>
  );
}

function Heading({ resource, record }: { resource: string; record?: RaRecord }) {
  const { one } = useResourceNames();
  const represent = useRepresent();
  const { Delete = DeleteRecord, actions: Actions } = useManifest(resource);
  return (
    <PageHeader
      title={record === undefined ? one : titleOf(one, represent(resource, record))}
      back={<BackToList resource={resource} />}
      actions={
        record && (
          <>
            <Suspense>
              {Actions && <Actions record={record} />}
              <Delete resource={resource} record={record} />
            </Suspense>
            <ShareRecord resource={resource} record={record} />
          </>
        )
      }
    />
  );
}
