import { use } from 'react';
import type { FormDescriptor, ValidatorsModule } from '../../domain/schema/descriptors.ts';
import { memoizePromise } from '../loading/memoize-promise.ts';
import { useManifest, type FormParts, type ResourceManifest } from './manifest.ts';

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

export interface LoadedForm extends FormSchema {
  parts: FormParts;
}

const NONE: FormParts = {};

/**
 * The form of a resource: its descriptor, and the parts that its manifest replaces. Suspends until both have loaded.
 */
export function useLoadedForm(resource: string): LoadedForm {
  const { formParts } = useManifest(resource);
  const asked = loadForm(resource);
  const parts = formParts === undefined ? NONE : use(loadFormParts(formParts));
  return { ...use(asked), parts };
}
