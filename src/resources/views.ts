import { lazy, type ComponentType } from 'react';
import type { ViewName } from '../app/paths.ts';
import { GeneratedList } from './list/GeneratedList.tsx';
import type { LoadView } from './manifest.ts';
import { manifestOf } from './registry.ts';

/**
 * Forms and details are fetched with their first opening, what the schema says of them beside the code that draws it; the
 * list is part of the first load.
 */
const GENERATED: Readonly<Record<Exclude<ViewName, 'list'>, (resource: string) => ReturnType<LoadView>>> = {
  create: (resource) => {
    fetchForm(resource);
    return import('./form/GeneratedCreate.tsx');
  },
  edit: (resource) => {
    fetchForm(resource);
    return import('./form/GeneratedEdit.tsx');
  },
  show: (resource) => {
    fetchShow(resource);
    return import('./show/GeneratedShow.tsx');
  },
};

// What does not arrive is asked for again, and told, by the view itself.
function fetchForm(resource: string): void {
  void import('./form/load-form.ts').then(({ loadForm }) => loadForm(resource)).catch(() => undefined);
}

function fetchShow(resource: string): void {
  void import('./show/load-show.ts').then(({ loadShow }) => loadShow(resource)).catch(() => undefined);
}

const made = new Map<string, ComponentType>();

function make(resource: string, view: ViewName): ComponentType {
  const own = manifestOf(resource)[view];
  if (own !== undefined) return lazy(own);
  if (view === 'list') return GeneratedList;
  return lazy(() => GENERATED[view](resource));
}

/** The component of a view: the manifest's own, else the generated one. The same one each time, so that state survives a render. */
export function viewOf(resource: string, view: ViewName): ComponentType {
  const key = `${resource}.${view}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const component = make(resource, view);
  made.set(key, component);
  return component;
}
