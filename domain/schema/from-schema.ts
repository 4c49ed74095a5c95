/**
 * The TypeScript type of what a JSON Schema accepts, for schemas that are written as `as const satisfies JsonSchema`.
 * It covers what the bodies of our calls use: `type`, `enum`, `const`, `anyOf`, `oneOf`, `properties`, `required`,
 * `items`, and `additionalProperties` of an object without `properties`. Anything else, such as a `$ref`, is `unknown`.
 */
export type FromSchema<Schema> = Schema extends { const: infer Value }
  ? Value
  : Schema extends { enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { anyOf: readonly (infer Branch)[] } | { oneOf: readonly (infer Branch)[] }
      ? OfEach<Branch>
      : Schema extends { type: readonly (infer Type)[] }
        ? OfType<Type, Schema>
        : Schema extends { type: infer Type }
          ? OfType<Type, Schema>
          : unknown;

/** Distributes over the branches of a choice. */
type OfEach<Branch> = Branch extends unknown ? FromSchema<Branch> : never;

type OfType<Type, Schema> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? OfArray<Schema>
          : Type extends 'object'
            ? OfObject<Schema>
            : unknown;

/** Exactly two elements are a pair. */
type OfArray<Schema> = Schema extends { minItems: 2; maxItems: 2 }
  ? [ItemOf<Schema>, ItemOf<Schema>]
  : ItemOf<Schema>[];

type ItemOf<Schema> = Schema extends { items: infer Item } ? FromSchema<Item> : unknown;

type OfObject<Schema> = Schema extends { properties: infer Properties }
  ? Flat<
      {
        [Key in keyof Properties as Key extends RequiredOf<Schema> ? Key : never]: FromSchema<
          Properties[Key]
        >;
      } & {
        [Key in keyof Properties as Key extends RequiredOf<Schema> ? never : Key]?: FromSchema<
          Properties[Key]
        >;
      }
    >
  : Schema extends { additionalProperties: infer Value extends object }
    ? Record<string, FromSchema<Value>>
    : Record<string, unknown>;

type RequiredOf<Schema> = Schema extends { required: readonly (infer Key)[] } ? Key : never;

/** Makes one object type, so that compiler messages show members instead of intersections. */
type Flat<Members> = { -readonly [Key in keyof Members]: Members[Key] };

/** The fields and kinds of values of `Type`; which of the values, and which fields must be there, is yet to be checked. */
export type Unchecked<Type> = Type extends string
  ? string
  : Type extends number
    ? number
    : Type extends readonly (infer Item)[]
      ? readonly Unchecked<Item>[]
      : Type extends object
        ? { [Field in keyof Type]?: Unchecked<Type[Field]> | null }
        : Type;
