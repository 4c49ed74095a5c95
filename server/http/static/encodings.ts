const ALL = ['br', 'gzip'] as const;
export type Encoding = (typeof ALL)[number];

/** The best first. */
export const ENCODINGS: ReadonlySet<Encoding> = new Set(ALL);

/** The best of ours that `Accept-Encoding` allows; null for the plain file. A quality of 0 refuses. */
export function chooseEncoding(accept: string | null, available: ReadonlySet<Encoding>): Encoding | null {
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .map((part) =>
        part
          .toLowerCase()
          .split(';')
          .map((piece) => piece.trim()),
      )
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  return ALL.find((encoding) => available.has(encoding) && accepted.has(encoding)) ?? null;
}
