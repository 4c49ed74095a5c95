import { Suspense, use, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  RecordContextProvider,
  ShowBase,
  useRecordContext,
  useShowContext,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { pathOf } from '../../schema/paths.ts';
import { titleOf, useRepresent } from '../../schema/representation.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useDescriptor, useResourceNames } from '../../schema/useDescriptor.ts';
import { PHONE } from '../../theme/styles.ts';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { RecordSkeleton } from '../../ui/state/PageStates.tsx';
import { MissingRecord } from '../MissingRecord.tsx';
import { BackToList } from '../BackToList.tsx';
import { DeleteRecord } from '../DeleteRecord.tsx';
import { normalisationOf, ruleState } from '../rules.ts';
import { useManifest, type ShowPartProps, type ShowParts } from '../../manifest/manifest.ts';
import { ShareRecord } from '../../ui/share/ShareRecord.tsx';
import { loadShow, loadShowParts, type ShowSchema } from './load-show.ts';
import { ShowSection } from './ShowSection.tsx';

interface LoadedShow extends ShowSchema {
  parts: ShowParts;
}

const NONE: ShowParts = {};

/**
 * The detail page of a resource: its descriptor, and the parts that its manifest replaces. Suspends until both have
 * loaded.
 */
function useLoadedShow(resource: string): LoadedShow {
  const { showParts } = useManifest(resource);
  const asked = loadShow(resource);
  const parts = showParts === undefined ? NONE : use(loadShowParts(showParts));
  return { ...use(asked), parts };
}

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

interface ShowSectionsProps extends ShowPartProps {
  parts: ShowParts;
  conditions: ShowSchema['conditions'];
  aside?: ReactNode;
}

/** The sections of a record without what its rules hide, with the most important facts beside them on wide screens. */
export function ShowSections({ descriptor, conditions, record, parts, aside }: ShowSectionsProps) {
  const { hidden } = ruleState(normalisationOf(descriptor, conditions), record);
  const there = descriptor.show.sections
    .map((whole) => ({ ...whole, fields: whole.fields.filter(({ source }) => !hidden.has(source)) }))
    .filter(({ fields }) => fields.length > 0);
  const sections = there.map((one) => {
    const { folded: _, ...unfolded } = one;
    // Folded, the only section would leave an empty page.
    const section = there.length === 1 ? unfolded : one;
    const own = parts.sections?.[section.id];
    const Section = own === undefined ? ShowSection : own;
    return Section && <Section key={section.id} section={section} descriptor={descriptor} record={record} />;
  });
  const main = <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>{sections}</Box>;
  if (!aside) return <Box sx={{ maxWidth: 'var(--width-form)' }}>{main}</Box>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, order: { xs: 0, lg: 1 }, alignContent: 'start', minWidth: 0 }}>
        {aside}
      </Box>
      {main}
    </Box>
  );
}
