import { createContext, use, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { pathOf, pathsOf } from './paths.ts';

/** The list that the user is in or came from. One at a time. */
export interface ListVisit {
  /** `search`: the filters, order and page of the list's address. */
  begin(resource: string, search: string): void;
  /** Ends it on a page that is not one of the list's resource. */
  follow(pathname: string): void;
  /** Undefined outside a visit of this list. */
  searchOf(resource: string): string | undefined;
}

export function createListVisit(): ListVisit {
  let current: { resource: string; search: string } | undefined;
  return {
    begin(resource, search) {
      current = { resource, search };
    },
    follow(pathname) {
      const own = current === undefined ? [] : Object.values(pathsOf(current.resource));
      if (!own.some((path) => matchPath(path, pathname) !== null)) current = undefined;
    },
    searchOf: (resource) => (current?.resource === resource ? current.search : undefined),
  };
}

export const ListVisitContext = createContext<ListVisit | null>(null);

function useVisit(): ListVisit {
  const visit = use(ListVisitContext);
  if (visit === null) throw new Error('Nothing around this component provides the visit of a list');
  return visit;
}

/** Begins the visit of a list, and follows its filters. */
export function useListVisit(resource: string): void {
  const visit = useVisit();
  const { search } = useLocation();
  useEffect(() => visit.begin(resource, search), [visit, resource, search]);
}

/** Ends the visit on a page of another part of the application. */
export function useEndOfVisit(): void {
  const visit = useVisit();
  const { pathname } = useLocation();
  useEffect(() => visit.follow(pathname), [visit, pathname]);
}

/** The address of the list as the user left it during this visit, else the list's own. */
export function useListPath(resource: string): () => string {
  const visit = useVisit();
  return () => pathOf(resource, 'list') + (visit.searchOf(resource) ?? '');
}

/** Whether the user came from the list, during this visit. */
export function useCameFromList(resource: string): () => boolean {
  const visit = useVisit();
  return () => visit.searchOf(resource) !== undefined;
}
