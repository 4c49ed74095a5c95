import type { KindView } from './kind.ts';

export const view: KindView = { filter: 'number', sorted: 'count' };
