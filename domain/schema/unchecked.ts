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
