import { use } from 'react';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { findDescriptor } from '../../resources/descriptors.ts';
import { loadShow } from '../../resources/show/load-show.ts';

const NONE: Fields = {};

/** The fields of a resource by source, for their labels and displays; none of what no schema declares. Suspends. */
export function useFields(resource: string): Fields {
  return findDescriptor(resource) === undefined ? NONE : use(loadShow(resource)).descriptor.fields;
}
