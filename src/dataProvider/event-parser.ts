export interface EventHandlers {
  /** A whole message; `id` is undefined when it has none. */
  onMessage(data: string, id: string | undefined): void;
  /** Milliseconds that the server asks clients to wait before the next connection. */
  onRetry(milliseconds: number): void;
}

/** Maximum characters of a message; the server's messages have a few hundred. */
const LONGEST_MESSAGE = 64 * 1024;

/**
 * Reads server-sent events from text that arrives in pieces (WHATWG HTML, 9.2.6). It ignores event names, because our
 * server sends none. A package would cost the first list a kilobyte.
 * @throws RangeError when a message is longer than the maximum
 */
export function createEventParser({ onMessage, onRetry }: EventHandlers): (text: string) => void {
  let rest = '';
  return (text) => {
    rest += text;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    if (rest.length > LONGEST_MESSAGE) throw new RangeError('A message of the event stream does not end');
    for (const block of blocks) {
      const valuesOf = (name: string): string[] =>
        block
          .split(/\r?\n/)
          .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).trimStart()] : []));
      const retry = Number(valuesOf('retry')[0]);
      if (Number.isSafeInteger(retry)) onRetry(retry);
      const data = valuesOf('data');
      if (data.length > 0) onMessage(data.join('\n'), valuesOf('id').at(-1));
    }
  };
}
