import type { FormDescriptor, ValidatorsModule } from '../../domain/schema/descriptors.ts';
import { memoizePromise } from '../loading/memoize-promise.ts';
import type { FormParts, ResourceManifest } from './manifest.ts';

const descriptors = import.meta.glob<{ default: FormDescriptor }>('/generated/*/form.ts');
const validators = import.meta.glob<ValidatorsModule>('/generated/*/validators.js');

export interface FormSchema {
  descriptor: FormDescriptor;
  validators: ValidatorsModule;
}

/** Loads the descriptor of a form: separate chunks, requested once. For `use()`. Rejects when no schema declares it. */
export const loadForm = memoizePromise(async (resource: string): Promise<FormSchema> => {
  const descriptor = descriptors[`/generated/${resource}/form.ts`];
  const compiled = validators[`/generated/${resource}/validators.js`];
  if (!descriptor || !compiled) throw new Error(`No schema declares the resource "${resource}"`);
  const [form, checks] = await Promise.all([descriptor(), compiled()]);
  return { descriptor: form.default, validators: checks };
});

/** The parts of the form that a manifest replaces. */
export const loadFormParts = memoizePromise(
  async (load: NonNullable<ResourceManifest['formParts']>): Promise<FormParts> => (await load()).default,
);
