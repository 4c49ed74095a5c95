import { lazy, type ComponentType } from 'react';
import { GeneratedList } from '../generator/list/GeneratedList.tsx';
import type { LoadView, ResourceManifest } from '../generator/manifest/manifest.ts';
import { loadList } from '../schema/load-list.ts';
import type { ViewName } from '../schema/paths.ts';

/**
 * Forms and details are loaded when first opened, with their descriptor beside the code that draws it. The list is part
 * of the first load.
 */
const GENERATED: Readonly<Record<Exclude<ViewName, 'list'>, (resource: string) => ReturnType<LoadView>>> = {
  create: (resource) => {
    fetchForm(resource);
    return import('../generator/form/GeneratedCreate.tsx');
  },
  edit: (resource) => {
    fetchForm(resource);
    return import('../generator/form/GeneratedEdit.tsx');
  },
  show: (resource) => {
    fetchShow(resource);
    return import('../generator/show/GeneratedShow.tsx');
  },
};

// The view itself retries a failed load and shows the failure.
function fetchForm(resource: string): void {
  void import('../generator/form/load-form.ts')
    .then(({ loadForm }) => loadForm(resource))
    .catch(() => undefined);
}

function fetchShow(resource: string): void {
  void import('../generator/show/load-show.ts')
    .then(({ loadShow }) => loadShow(resource))
    .catch(() => undefined);
}

/** A view of a manifest. The list's descriptor comes with it: it has the labels of react-admin's inputs and columns. */
function ownView(resource: string, load: LoadView): ComponentType {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadList(resource)]);
    return module;
  });
}

/**
 * The component of a view: the manifest's own, else the generated one. Call it once per view, because each call makes
 * another component.
 */
export function createView(resource: string, view: ViewName, manifest: ResourceManifest = {}): ComponentType {
  const own = manifest[view];
  if (own !== undefined) return ownView(resource, own);
  if (view === 'list') return GeneratedList;
  return lazy(() => GENERATED[view](resource));
}
