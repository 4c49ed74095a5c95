/**
 * The header of the version that was read, if there is one. With it the server refuses to overwrite the changes of
 * another user. A record's version is a number, a role's a text.
 */
export function ifMatch(before: object | undefined): Record<string, string> {
  if (before === undefined || !('version' in before)) return {};
  const { version } = before;
  return typeof version === 'number' || typeof version === 'string' ? { 'If-Match': `"${version}"` } : {};
}
