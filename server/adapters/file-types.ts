/** The files that a store may keep, by the ending of their key. The server refuses every other ending. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  // A part of a file that is being sent; nobody is served one.
  part: 'application/octet-stream',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `<store>/<name>.<ending>`, in characters that file systems and addresses leave unchanged. */
const KEY = /^[1-9]\d{0,14}\/[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.([a-z]{2,5})$/;

/** The media type of a well-formed key; null for every other text. */
export function contentTypeOf(key: string): string | null {
  const ending = KEY.exec(key)?.[1];
  return ending === undefined ? null : (CONTENT_TYPES[ending] ?? null);
}

/** @throws Error: keys are made by the server, so a bad one is a defect of ours. */
export function requireKey(key: string): string {
  if (contentTypeOf(key) === null) throw new Error(`'${key}' is not a key of a stored file`);
  return key;
}
