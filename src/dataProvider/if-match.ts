/** Refuses to overwrite what somebody else saved meanwhile: the header for the version that was read, if there is one. */
export function ifMatch(before: object | undefined): Record<string, string> {
  if (before === undefined || !('version' in before) || typeof before.version !== 'number') return {};
  return { 'If-Match': `"${before.version}"` };
}
