import { lazy, type ComponentType } from 'react';
import type { ViewName } from '../app/paths.ts';
import { GeneratedList } from './list/GeneratedList.tsx';
import type { LoadView } from './manifest.ts';
import { manifestOf } from './registry.ts';

/** Forms and details are fetched with their first opening; the list is part of the first load. */
const GENERATED: Readonly<Record<Exclude<ViewName, 'list'>, LoadView>> = {
  create: () => import('./form/GeneratedCreate.tsx'),
  edit: () => import('./form/GeneratedEdit.tsx'),
  show: () => import('./show/GeneratedShow.tsx'),
};

const made = new Map<string, ComponentType>();

function make(resource: string, view: ViewName): ComponentType {
  const own = manifestOf(resource)[view];
  if (own !== undefined) return lazy(own);
  return view === 'list' ? GeneratedList : lazy(GENERATED[view]);
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
