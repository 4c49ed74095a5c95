import type { RaRecord } from 'ra-core';
import { findDescriptor } from './descriptors.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A record in a few words: a property, or a template such as `{first_name} {last_name}`; `#7` without words. */
export function represent(representation: string, record: RaRecord): string {
  const isTemplate = representation.includes('{');
  const sources = isTemplate
    ? [...representation.matchAll(PLACEHOLDER)].map(([, source = '']) => source)
    : [representation];
  if (sources.every((source) => textOf(record[source]).trim() === '')) return `#${record.id}`;
  if (!isTemplate) return textOf(record[representation]).trim();
  return representation.replaceAll(PLACEHOLDER, (_, source: string) => textOf(record[source])).trim();
}

/** A record of a resource in the words of its schema. */
export function representIn(resource: string, record: RaRecord): string {
  return represent(findDescriptor(resource)?.representation ?? 'name', record);
}
