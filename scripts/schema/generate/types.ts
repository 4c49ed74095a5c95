import { compile } from 'json-schema-to-typescript';
import { createSchema, storedSchema, updateSchema } from '../../../domain/schema/derive.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { banner } from './banner.ts';
import { indent } from './indent.ts';
import { typeName } from './names.ts';

type Input = Parameters<typeof compile>[0];

/** An inner `title` would become an exported alias; rules have no counterpart among types. */
function forTypes(schema: JsonSchema): Input {
  const text = JSON.stringify({ ...schema, allOf: undefined }, (key, value: unknown) =>
    key === 'title' && typeof value === 'string' ? undefined : value,
  );
  return JSON.parse(text);
}

function declaration(schema: JsonSchema, name: string): Promise<string> {
  return compile(forTypes(schema), name, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unknownAny: true,
  });
}

/** `Product`, `ProductCreate`, `ProductUpdate`. */
export async function typesModule(resource: Resource): Promise<string> {
  const name = typeName(resource);
  const parts = await Promise.all([
    declaration(storedSchema(resource), name),
    declaration(createSchema(resource), `${name}Create`),
    declaration(updateSchema(resource), `${name}Update`),
  ]);
  return banner(`schemas/${resource.name}.json`) + parts.map((part) => `\n${indent(part.trim())}\n`).join('');
}
