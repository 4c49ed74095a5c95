/** The database cannot be used as it is; the message says what to do. Nothing was changed. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
