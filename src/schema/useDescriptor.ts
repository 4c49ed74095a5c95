import { useResourceContext } from 'ra-core';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import { descriptorOf } from './descriptors.ts';

/** The current resource. @throws outside a resource: a defect of code. */
export function useDescriptor(): ResourceDescriptor {
  const resource = useResourceContext();
  if (resource === undefined) throw new Error('useDescriptor needs a ResourceContext around it');
  return descriptorOf(resource);
}
