import { use } from 'react';
import type { FormParts } from '../manifest/form-parts.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { loadForm, loadFormParts, type FormSchema } from '../manifest/load-form.ts';

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
