import type { FormDescriptor, ValidatorsModule } from '../../../domain/schema/descriptors.ts';
import type { FormParts } from './form-parts.ts';

const descriptors = import.meta.glob<{ default: FormDescriptor }>('/generated/*/form.ts');
const validators = import.meta.glob<ValidatorsModule>('/generated/*/validators.js');
const bespoke = import.meta.glob<{ default: FormParts }>('/src/resources/*/form-parts.tsx');

export interface LoadedForm {
  descriptor: FormDescriptor;
  validators: ValidatorsModule;
  parts: FormParts;
}

const loading = new Map<string, Promise<LoadedForm>>();

/** The form of a resource: its own chunks, asked for once. For `use()`. @throws Error when no schema declares it */
export function loadForm(resource: string): Promise<LoadedForm> {
  const known = loading.get(resource);
  if (known) return known;
  const started = load(resource);
  loading.set(resource, started);
  // A chunk that did not arrive is asked for again by the next visit.
  started.catch(() => loading.delete(resource));
  return started;
}

async function load(resource: string): Promise<LoadedForm> {
  const descriptor = descriptors[`/generated/${resource}/form.ts`];
  const compiled = validators[`/generated/${resource}/validators.js`];
  if (!descriptor || !compiled) throw new Error(`No schema declares the resource "${resource}"`);
  const own = bespoke[`/src/resources/${resource}/form-parts.tsx`];
  const [form, checks, parts] = await Promise.all([descriptor(), compiled(), own?.()]);
  return { descriptor: form.default, validators: checks, parts: parts?.default ?? {} };
}
