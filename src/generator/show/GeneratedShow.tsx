import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordContextProvider, ShowBase, useRecordContext, useShowContext, useTranslate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { pathOf } from '../../schema/paths.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { BackToList } from '../form/BackToList.tsx';
import { DeleteRecord } from '../form/DeleteRecord.tsx';
import { useManifest } from '../manifest/useManifest.ts';
import { RecordSkeleton } from '../../ui/skeleton/RecordSkeleton.tsx';
import { MissingRecord } from '../form/MissingRecord.tsx';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { PHONE } from '../../theme/widths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { ShareRecord } from '../share/ShareRecord.tsx';
import { useLoadedShow } from './useLoadedShow.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { titleOf } from '../../schema/title-of.ts';
import { ShowSections } from './ShowSections.tsx';

/** The generated page that shows the record with the id of the path. */
export default function GeneratedShow() {
  const { name: resource } = useDescriptor();
  const { id = '' } = useParams();
  // As wide as the form of the same record, unless the resource has a page of its own.
  const own = useManifest(resource).showParts !== undefined;
  return (
    <PageBody narrow={!own}>
      <ShowBase
        key={id}
        resource={resource}
        id={id}
        redirectOnError={false}
        queryOptions={{ onError: () => undefined }}
        disableAuthentication
        loading={<Loading resource={resource} />}
        error={<Unread resource={resource} id={id} />}
      >
        <Suspense fallback={<Loading resource={resource} />}>
          <StoredRecord resource={resource} />
        </Suspense>
      </ShowBase>
    </PageBody>
  );
}

/** A refresh that failed keeps the record that was read; one that says that it is gone does not. */
function Unread({ resource, id }: { resource: string; id: string }) {
  const { record, error } = useShowContext();
  const gone = error instanceof ApiHttpError && error.status >= 400 && error.status < 500;
  if (record === undefined || gone) return <MissingRecord resource={resource} id={id} />;
  return (
    <RecordContextProvider value={record}>
      <Suspense fallback={<Loading resource={resource} />}>
        <StoredRecord resource={resource} />
      </Suspense>
    </RecordContextProvider>
  );
}

function Loading({ resource }: { resource: string }) {
  const { one } = useResourceNames();
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={one} back={<BackToList resource={resource} />} />
      <RecordSkeleton label={translate(`resources.${resource}.loading`, { _: '' }) || undefined} />
    </>
  );
}

function StoredRecord({ resource }: { resource: string }) {
  const record = useRecordContext();
  const represent = useRepresent();
  const { one } = useResourceNames();
  const { descriptor, conditions, parts } = useLoadedShow(resource);
  if (record === undefined) return null;
  const { Aside, Page } = parts;
  if (Page) return <Page record={record} descriptor={descriptor} />;
  return (
    <>
      <PageHeader
        title={titleOf(one, represent(resource, record))}
        back={<BackToList resource={resource} />}
        actions={<Actions resource={resource} record={record} />}
      />
      <ShowSections
        descriptor={descriptor}
        conditions={conditions}
        record={record}
        parts={parts}
        aside={Aside && <Aside record={record} descriptor={descriptor} />}
      />
    </>
  );
}

function Actions({ resource, record }: { resource: string; record: RaRecord }) {
  const translate = useTranslate();
  const allowed = useAllowed(resource);
  const phone = useMediaQuery(PHONE);
  const path = pathOf(resource, 'edit', record.id);
  const Own = useManifest(resource).actions;
  return (
    <>
      {Own && (
        <Suspense>
          <Own record={record} />
        </Suspense>
      )}
      <DeleteRecord resource={resource} record={record} />
      <ShareRecord resource={resource} record={record} />
      {allowed('edit') &&
        (phone ? (
          <IconButton component={Link} to={path} color="primary" aria-label={translate('ra.action.edit')}>
            <EditIcon />
          </IconButton>
        ) : (
          <Button component={Link} to={path} variant="contained" startIcon={<EditIcon />}>
            {translate('ra.action.edit')}
          </Button>
        ))}
    </>
  );
}
