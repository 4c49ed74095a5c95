/** The data folder cannot be used; the message says why and what to do. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}
