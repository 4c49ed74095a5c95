import { use } from 'react';
import { useResourceContext } from 'ra-core';
import type { ListDescriptor, ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import type { Name } from '../../domain/schema/vocabulary.ts';
import { inLocale, useAppLocale } from '../i18n/words.ts';
import { descriptorOf, loadList } from './descriptors.ts';

/** The current resource. @throws outside a resource: a defect of code. */
export function useDescriptor(): ResourceDescriptor {
  const resource = useResourceContext();
  if (resource === undefined) throw new Error('useDescriptor needs a ResourceContext around it');
  return descriptorOf(resource);
}

/** The list of the current resource; suspends until it has loaded. */
export function useListDescriptor(): ListDescriptor {
  return use(loadList(useDescriptor().name));
}

/** 'Producto' and 'Productos', and in lower case for the middle of a sentence. */
export function useResourceNames(): Name & { lowerOne: string; lowerMany: string } {
  const { label } = useDescriptor();
  const locale = useAppLocale();
  const { one, many } = inLocale(label, locale);
  return { one, many, lowerOne: one.toLocaleLowerCase(locale), lowerMany: many.toLocaleLowerCase(locale) };
}
