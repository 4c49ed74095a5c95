// Generated from schemas/payment-channels-store.json by `npm run schema types`. Edit the schema instead.
import type { CompiledValidator } from '../../domain/schema/descriptors.ts';

export const create: CompiledValidator;
export const update: CompiledValidator;
export const conditions: CompiledValidator[];
