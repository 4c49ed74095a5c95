/**
 * Names for prepared statements: one for each distinct text, so that the server parses and plans it once a session.
 * Kysely's text depends on shape alone (values are parameters), but an `in` list has a text for each length:
 * the number of names is bounded, and what is left out runs unnamed.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #most: number;

  constructor(most = 500) {
    this.#most = most;
  }

  /** The name of a text that this session knows or may learn; undefined once the session knows enough. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.#most) return known;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
