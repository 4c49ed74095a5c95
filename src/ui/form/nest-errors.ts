/** An error as react-hook-form stores it, at its place in the form or beside the errors of its members. */
export interface NestedError {
  type: string;
  message: string;
}
export interface NestedErrors {
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
