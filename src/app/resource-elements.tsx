import { Resource } from 'ra-core';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import type { SessionStore } from '../authProvider/session-store.ts';
import { descriptors } from '../schema/descriptors.ts';
import { resourceIcon } from '../schema/icons.ts';
import { representIn } from '../schema/representation.ts';
import { sayingOf } from '../schema/saying.ts';
import type { ViewName } from '../schema/paths.ts';
import { ToCanonicalPath } from './ToCanonicalPath.tsx';

function resourceElement({ name, operations, icon }: ResourceDescriptor, session: SessionStore) {
  const view = (which: ViewName) =>
    operations.includes(which) ? <ToCanonicalPath resource={name} view={which} /> : undefined;
  return (
    <Resource
      key={name}
      name={name}
      list={view('list')}
      create={view('create')}
      edit={view('edit')}
      show={view('show')}
      icon={resourceIcon(icon)}
      recordRepresentation={(record) =>
        representIn(name, record, sayingOf(document.documentElement.lang, session.current()?.store ?? null))
      }
    />
  );
}

/**
 * Every schema as react-admin's <Resource>: its definition, and redirects from its own paths to the canonical ones of
 * `resource-routes.tsx`. Made once per page, because react-admin reads these elements at each render.
 */
export function createResourceElements(session: SessionStore) {
  return descriptors.map((descriptor) => resourceElement(descriptor, session));
}
