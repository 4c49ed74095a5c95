import { ReferenceField } from './fields/ReferenceField.tsx';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'records' };

export const displays = {
  reference: { Field: ReferenceField, clear: true, short: true, unframed: true },
} satisfies Displays;
