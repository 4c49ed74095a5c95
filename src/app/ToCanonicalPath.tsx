import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isRecordId, pathOf, type ViewName } from '../schema/paths.ts';
import { NotFoundState } from '../ui/state/NotFoundState.tsx';

/** Redirects react-admin's own path of a view to the spec's, with the query. */
export function ToCanonicalPath({ resource, view }: { resource: string; view: ViewName }) {
  const { id } = useParams();
  const { search } = useLocation();
  if (id !== undefined && !isRecordId(id)) return <NotFoundState />;
  return <Navigate replace to={pathOf(resource, view, id) + search} />;
}
