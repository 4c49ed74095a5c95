/** What `npm run schema types` would write for schemas that only a test has, made while it runs. */
import { createAjv } from '../../../domain/schema/validate.ts';
import { createSchema, plain, updateSchema } from '../../../domain/schema/derive.ts';
import {
  describeForm,
  describeList,
  describeListWords,
  describeResource,
} from '../../../domain/schema/describe.ts';
import type {
  FormDescriptor,
  ListDescriptor,
  ListWords,
  ResourceDescriptor,
  ValidatorsModule,
} from '../../../domain/schema/descriptors.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { productResources } from '../../support/resources.ts';
import { newcomers } from '../../support/newcomers.ts';

/** The project's resources and the added ones. */
export const RESOURCES: readonly Resource[] = [...productResources(), ...newcomers()];

export const DESCRIPTORS: readonly ResourceDescriptor[] = RESOURCES.map(describeResource).toSorted((a, b) =>
  a.name < b.name ? -1 : 1,
);

function resourceOf(name: string): Resource {
  const resource = RESOURCES.find((one) => one.name === name);
  if (resource === undefined) throw new Error(`No schema declares the resource "${name}"`);
  return resource;
}

export function listOf(name: string): ListDescriptor {
  return describeList(resourceOf(name));
}

export function listWordsOf(name: string): ListWords {
  return describeListWords(resourceOf(name));
}

export function formOf(name: string): FormDescriptor {
  return describeForm(resourceOf(name));
}

export function validatorsOf(name: string): ValidatorsModule {
  const resource = resourceOf(name);
  const ajv = createAjv();
  return {
    create: ajv.compile(createSchema(resource)),
    update: ajv.compile(updateSchema(resource)),
    conditions: resource.rules.map((rule) => ajv.compile(plain(rule.if))),
  };
}
