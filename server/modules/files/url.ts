/** Address of a stored file, as records hold it: the same on every host that serves the API. */
export function fileUrl(key: string): string {
  return `/api/v1/files/${key}`;
}
