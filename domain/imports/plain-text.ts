/** The text of a description in HTML. Products hold plain text, so no markup remains. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
};

export function plainText(html: string): string {
  return withoutTags(html.replaceAll('\\n', '\n').replace(/<(?:br\s*\/?|\/p|\/li|\/h[1-6])>/gi, '\n'))
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Everything from a `<` to the next `>` is left out; each character is read once. */
function withoutTags(html: string): string {
  const [last = '', ...ended] = html.split('>').toReversed();
  const texts = ended.toReversed().map((piece) => {
    const tag = piece.indexOf('<');
    return tag === -1 ? `${piece}>` : piece.slice(0, tag);
  });
  return texts.join('') + last;
}
