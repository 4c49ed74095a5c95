import { use } from 'react';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { loadShow } from '../../generator/show/load-show.ts';

const NONE: Fields = {};

/** The fields of a resource by source, for their labels and displays. Empty for a resource without schema. Suspends. */
export function useFields(resource: string): Fields {
  return findDescriptor(resource) === undefined ? NONE : use(loadShow(resource)).descriptor.fields;
}
