/**
 * Callers that wait, a line for each scope. The lines take turns, so that one store's flood does not make the others
 * wait for all of it.
 */
export class WaitingLines<Waiter> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Waiter[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(scope: string, waiter: Waiter): void {
    const line = this.#lines.get(scope);
    if (line === undefined) this.#lines.set(scope, [waiter]);
    else line.push(waiter);
    this.#size += 1;
  }

  /** Takes who has waited longest in the line whose turn it is; the line's next turn comes after all others'. */
  shift(): Waiter | undefined {
    for (const [scope, line] of this.#lines) {
      const waiter = line.shift();
      this.#lines.delete(scope);
      if (line.length > 0) this.#lines.set(scope, line);
      if (waiter !== undefined) this.#size -= 1;
      return waiter;
    }
    return undefined;
  }

  /** Takes who came last in the longest line, where that is longer than this scope's would be. */
  popLongest(scope: string): Waiter | undefined {
    let longest: Waiter[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= (this.#lines.get(scope)?.length ?? 0) + 1) return undefined;
    this.#size -= 1;
    return longest.pop();
  }

  /** Takes out one who waits no more. */
  remove(scope: string, waiter: Waiter): void {
    const line = this.#lines.get(scope) ?? [];
    const at = line.indexOf(waiter);
    if (at === -1) return;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(scope);
    this.#size -= 1;
  }
}
