import type { RaRecord } from 'ra-core';
import { representIn } from './representation.ts';

/** A record's title: its representation. The resource's name precedes one that is only a number (`Pedido #12`). */
export function titleOf(resource: string, one: string, record: RaRecord): string {
  const text = representIn(resource, record);
  return text.startsWith('#') ? `${one} ${text}` : text;
}
