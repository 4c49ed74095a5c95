import { Navigate, useLocation, useParams } from 'react-router';
import { isRecordId, pathOf, type ViewName } from '../schema/paths.ts';
import { NotFoundScreen } from '../ui/StateScreens.tsx';

/** react-admin's own path of a view leads to the spec's, query and all. */
export function ToCanonicalPath({ resource, view }: { resource: string; view: ViewName }) {
  const { id } = useParams();
  const { search } = useLocation();
  if (id !== undefined && !isRecordId(id)) return <NotFoundScreen />;
  return <Navigate replace to={pathOf(resource, view, id) + search} />;
}
