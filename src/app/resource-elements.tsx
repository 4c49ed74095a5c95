import { Resource } from 'ra-core';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import { currentSession } from '../authProvider/session-store.ts';
import { descriptors } from '../schema/descriptors.ts';
import { resourceIcon } from '../schema/icons.ts';
import { representIn } from '../schema/representation.ts';
import { sayingOf } from '../schema/saying.ts';
import type { ViewName } from '../schema/paths.ts';
import { ToCanonicalPath } from './ToCanonicalPath.tsx';

function resourceElement({ name, operations, icon }: ResourceDescriptor) {
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
        representIn(name, record, sayingOf(document.documentElement.lang, currentSession()?.store ?? null))
      }
    />
  );
}

/**
 * Every schema as react-admin's <Resource>: its definition, and redirects from its own paths to the canonical ones of
 * `resource-routes.tsx`. Made once, because react-admin reads these elements at each render.
 */
export const resourceElements = descriptors.map(resourceElement);
