import type { Module } from '../module.ts';
import { listAudit } from './list-audit.ts';
import { listAuditChoices } from './list-choices.ts';

export { readableChanges } from './list-audit.ts';
export { findPeople } from './people.ts';

/** The log of the whole store, which every write leaves a row in. */
export const audit: Module = { tag: 'audit', routes: [listAuditChoices, listAudit] };
