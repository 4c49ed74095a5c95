import { Route } from 'react-router-dom';
import { descriptors } from '../schema/descriptors.ts';
import { manifests } from './manifests.ts';
import { createView } from './views.ts';
import { MANAGE_CATEGORIES, pathsOf, type ViewName } from '../schema/paths.ts';
import { ResourceView } from './ResourceView.tsx';
import { ToCanonicalPath } from './ToCanonicalPath.tsx';

const VIEWS: readonly ViewName[] = ['list', 'create', 'edit', 'show'];

function viewRoute(resource: string, view: ViewName, path = pathsOf(resource)[view]) {
  const key = `${resource}.${view}`;
  const page = (
    <ResourceView
      key={key}
      resource={resource}
      view={view}
      View={createView(resource, view, manifests[resource])}
    />
  );
  return <Route key={path} path={path} element={page} />;
}

/** `/orders/create` beside `/orders/:id`: without its own route, 'create' would be read as an id. */
function ownCreateRoute(resource: string) {
  const path = `/${resource}/create`;
  if (path === pathsOf(resource).create) return [];
  return [<Route key={path} path={path} element={<ToCanonicalPath resource={resource} view="create" />} />];
}

/** Lists that have a second path for phones. */
const ON_PHONES: Readonly<Record<string, string>> = { collections: MANAGE_CATEGORIES };

function phoneListRoute(resource: string) {
  const path = ON_PHONES[resource];
  return path === undefined ? [] : [viewRoute(resource, 'list', path)];
}

/**
 * The views of every resource at the spec's paths. A view that the schema does not offer has no route and ends at 'not
 * found'.
 */
export const resourceRoutes = descriptors.flatMap(({ name, operations }) => [
  ...VIEWS.filter((view) => operations.includes(view)).map((view) => viewRoute(name, view)),
  ...phoneListRoute(name),
  ...(operations.includes('create') ? ownCreateRoute(name) : []),
]);
