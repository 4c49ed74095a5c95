/** PostgreSQL cuts names at 63 bytes. */
export const LONGEST = 63;

/** @throws Error when a name cannot be an identifier as it stands; the schema linter reports it earlier and better. */
export function quote(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/i.test(name) || name.length > LONGEST)
    throw new Error(`Not a name for a table or column: ${name}`);
  return `"${name}"`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** FNV-1a, 6 hex digits: it only distinguishes definitions of one table. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash & 0xffffff).toString(16).padStart(6, '0');
}

/**
 * A name that changes with the definition, so that comparing names compares definitions:
 * `products_price_3fa09c_idx`. Only names of this form are ever dropped.
 */
export function definitionName(
  table: string,
  about: string,
  definition: string,
  kind: 'idx' | 'key' | 'check' | 'fkey',
): string {
  const tail = `_${fingerprint(definition)}_${kind}`;
  return `${`${table}_${about}`.slice(0, LONGEST - tail.length)}${tail}`;
}

export function isOurs(name: string): boolean {
  return /_[0-9a-f]{6}_(idx|key|check|fkey)$/.test(name);
}
