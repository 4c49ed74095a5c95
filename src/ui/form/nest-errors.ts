/** An error as react-hook-form keeps it, at its place in the form or beside those of its members. */
export interface NestedError {
  type: string;
  message: string;
}
export interface NestedErrors {
  [member: string]: NestedErrors | NestedError;
}

/**
 * Sentences by dotted source as the tree that react-hook-form reads. One about an array or group itself goes
 * under its `root`, so that the errors of its members can stand beside it.
 */
export function nestErrors(sentences: Readonly<Record<string, string>>): NestedErrors {
  const tree: NestedErrors = {};
  const sources = Object.keys(sentences);
  for (const [source, message] of Object.entries(sentences)) {
    const holdsOthers = sources.some((other) => other.startsWith(`${source}.`));
    put(tree, holdsOthers ? [...source.split('.'), 'root'] : source.split('.'), { type: 'schema', message });
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
