/** Encrypts what the database keeps and no answer holds: keys of payment providers and the like. */
export interface Secrets {
  /** The key that seals. */
  readonly keyId: string;
  /** Keys that open, the one that seals among them. */
  readonly keyIds: readonly string[];
  /** @param place of the value; it opens there and nowhere else */
  seal(text: string, place: string): Promise<string>;
  /** @throws SecretError when the key is not here, or the value was changed or moved */
  open(sealed: string, place: string): Promise<string>;
}

/** A sealed value that does not open. Names its key, and nothing of its content. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}
