/** Tags travel as one comma-joined string (spec 1 §3). */
export function readTags(value: unknown): string[] {
  return typeof value === 'string' ? addTags([], value) : [];
}

export function writeTags(tags: readonly string[]): string | null {
  return tags.length === 0 ? null : tags.join(',');
}

/** Adds typed or pasted text: trimmed, without empty tags and duplicates, ignoring case. */
export function addTags(tags: readonly string[], text: string): string[] {
  const next = [...tags];
  for (const part of text.split(/[,\n]/)) {
    const tag = part.trim();
    const known = next.some((other) => other.toLocaleLowerCase('es') === tag.toLocaleLowerCase('es'));
    if (tag !== '' && !known) next.push(tag);
  }
  return next;
}
