import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The type of an error that the values have; one that the server found has another. */
export const OF_VALUES = 'schema';

/** Errors of the values as sentences by dotted source; empty for valid values. */
export type Validate<V> = (values: V) => Readonly<Record<string, string>>;

/** The validation of a form in the shape that react-hook-form needs. */
export function sentencesResolver<V extends FieldValues>(validate: Validate<V>): Resolver<V> {
  return (values) => {
    const sentences = validate(values);
    if (Object.keys(sentences).length === 0) return { values, errors: {} };
    // A tree of the sources of `V`, which its type cannot follow.
    return { values: {}, errors: nestErrors(sentences) as FieldErrors<V> };
  };
}

/** An error as react-hook-form stores it, at its place in the form or beside the errors of its members. */
interface NestedError {
  type: string;
  message: string;
}
interface NestedErrors {
  [member: string]: NestedErrors | NestedError;
}

/**
 * Converts sentences by dotted source to the tree that react-hook-form reads. An error of an array or group goes under
 * its `root`, beside the errors of its members.
 */
export function nestErrors(sentences: Readonly<Record<string, string>>): NestedErrors {
  const tree: NestedErrors = {};
  const sources = Object.keys(sentences);
  for (const [source, message] of Object.entries(sentences)) {
    const holdsOthers = sources.some((other) => other.startsWith(`${source}.`));
    put(tree, holdsOthers ? [...source.split('.'), 'root'] : source.split('.'), { type: OF_VALUES, message });
  }
  return tree;
}

function put(tree: NestedErrors, path: readonly string[], error: NestedError): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    tree[head] = error;
    return;
  }
  const below = tree[head];
  const branch: NestedErrors = below === undefined || isError(below) ? {} : below;
  tree[head] = branch;
  put(branch, rest, error);
}

function isError(node: NestedErrors | NestedError): node is NestedError {
  return typeof node.message === 'string';
}
