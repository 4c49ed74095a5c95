import type { FormDescriptor, ValidatorsModule } from '../../../domain/schema/descriptors.ts';
import { onceEach } from '../../loading/once-each.ts';
import type { FormParts } from './form-parts.ts';

const descriptors = import.meta.glob<{ default: FormDescriptor }>('/generated/*/form.ts');
const validators = import.meta.glob<ValidatorsModule>('/generated/*/validators.js');
const bespoke = import.meta.glob<{ default: FormParts }>('/src/resources/*/form-parts.tsx');

export interface LoadedForm {
  descriptor: FormDescriptor;
  validators: ValidatorsModule;
  parts: FormParts;
}

/** The form of a resource: its own chunks, asked for once. For `use()`. Rejects when no schema declares it. */
export const loadForm = onceEach(load);

async function load(resource: string): Promise<LoadedForm> {
  const descriptor = descriptors[`/generated/${resource}/form.ts`];
  const compiled = validators[`/generated/${resource}/validators.js`];
  if (!descriptor || !compiled) throw new Error(`No schema declares the resource "${resource}"`);
  const own = bespoke[`/src/resources/${resource}/form-parts.tsx`];
  const [form, checks, parts] = await Promise.all([descriptor(), compiled(), own?.()]);
  return { descriptor: form.default, validators: checks, parts: parts?.default ?? {} };
}
