import { useEffect } from 'react';
import Button from '@mui/material/Button';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { useGetOne, useNotify, useTranslate } from 'ra-core';
import { Link, Navigate } from 'react-router-dom';
import { ApiHttpError } from '../dataProvider/api-error.ts';
import { openingViews, pathOf } from '../schema/paths.ts';
import { about } from '../ui/notice/UndoMessage.tsx';
import { DeniedState, EmptyState, ErrorState } from '../ui/state/PageStates.tsx';

/**
 * The reason why a record cannot be shown: deleted, not allowed, or not reached. One that was merged redirects. One that
 * does not exist redirects to the list, where its resource has a sentence for that (spec 2 §8).
 */
export function MissingRecord({ resource, id }: { resource: string; id: string }) {
  const translate = useTranslate();
  // Uses the page's own failed query, which has the error and can repeat.
  const { error, refetch } = useGetOne(resource, { id }, { retry: false, enabled: false });
  const status = error instanceof ApiHttpError ? error.status : 0;
  const moved = error instanceof ApiHttpError ? error.body.moved_to : undefined;
  const [opening] = openingViews(resource);
  if (typeof moved === 'number') return <Navigate to={pathOf(resource, opening, moved)} replace />;
  if (status === 403) return <DeniedState />;
  if (status !== 404) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const sentence = translate(`resources.${resource}.missing`, { _: '' });
  if (sentence !== '') return <SentToList resource={resource} sentence={sentence} />;
  return (
    <EmptyState
      leads
      image={<SearchOffIcon sx={{ fontSize: 72 }} />}
      title={translate('form.missing.title')}
      subtitle={translate('errors.not_found')}
      action={
        <Button component={Link} to={pathOf(resource, 'list')} variant="outlined">
          {translate('form.missing.back')}
        </Button>
      }
    />
  );
}

function SentToList({ resource, sentence }: { resource: string; sentence: string }) {
  const notify = useNotify();
  useEffect(
    () => notify(sentence, { ...about(resource, 'missing'), type: 'error' }),
    [notify, resource, sentence],
  );
  return <Navigate to={pathOf(resource, 'list')} replace />;
}
