/** A tree of sentences, as polyglot takes it. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Merges trees of sentences by leaf, the last one on top; it changes none of them. */
export function mergeMessages(...trees: object[]): Messages {
  const merged: Messages = {};
  for (const tree of trees) {
    const entries: [string, unknown][] = Object.entries(tree);
    for (const [key, value] of entries) {
      if (typeof value === 'string') merged[key] = value;
      else if (typeof value === 'object' && value !== null) {
        const before = merged[key];
        merged[key] = mergeMessages(typeof before === 'object' ? before : {}, value);
      }
    }
  }
  return merged;
}
