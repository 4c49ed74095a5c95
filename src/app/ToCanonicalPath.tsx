import { Navigate, useLocation, useParams } from 'react-router';
import { pathOf, type ViewName } from '../schema/paths.ts';

/** react-admin's own path of a view leads to the spec's, query and all. */
export function ToCanonicalPath({ resource, view }: { resource: string; view: ViewName }) {
  const { id } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={pathOf(resource, view, id) + search} />;
}
