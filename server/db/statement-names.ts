/**
 * Names for prepared statements: one for each distinct text, so that the server parses and plans it once a session.
 * Kysely's text depends on shape alone (values are parameters), but an `in` list has a text for each length: a text gets
 * its name at its second use, and the number of names is bounded. What has none runs as well, unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  readonly #most: number;
  #given = 0;

  constructor(most = 500) {
    this.#most = most;
  }

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.#most) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= this.#most) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const name = `s${(this.#given += 1)}`;
    this.#names.set(text, name);
    return name;
  }

  /** The text gets another name, at its second use from now. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}
