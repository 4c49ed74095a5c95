import type { Migration } from '../migrate.ts';
import { heldStock } from './0091-held-stock.ts';
import { privateAudit } from './0092-private-audit.ts';

/** Changes since the baseline, in the order of their numbers. */
export const MIGRATIONS: Migration[] = [heldStock, privateAudit];
