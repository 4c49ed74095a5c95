import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** Only these lead anywhere: `javascript:` and the like stay text. */
const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/giu;
/** What closes a sentence or a bracket around an address. */
const CLOSING = ".,;:!?'’)]}*_~…";

/** A part of a text; of an address, where it leads. */
interface TextPart {
  text: string;
  href?: string;
}

/** The text in parts, with its web addresses apart. Together they are the text, to the character. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutClosing(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A bracket that the address itself opens belongs to it. */
function withoutClosing(found: string): string {
  let end = found.length;
  while (CLOSING.includes(found.charAt(end - 1))) end -= 1;
  const bare = found.slice(0, end);
  return bare.includes('(') && found.startsWith(`${bare})`) ? `${bare})` : bare;
}

/** Text that somebody wrote, with its web addresses as links. In a card or a row the link is what is opened. */
export function LinkedText({ children }: { children: string }) {
  return linkedParts(children).map((part, at) =>
    part.href === undefined ? part.text : <Address key={at} href={part.href} />,
  );
}

/** The web addresses of a text that stands in a box, where nothing can be opened; nothing for a text without. */
export function LinksOf({ text }: { text: string }) {
  const addresses = new Set(linkedParts(text).flatMap(({ href }) => href ?? []));
  return [...addresses].map((href) => (
    <Box key={href} sx={{ minHeight: 'var(--target)', display: 'flex', alignItems: 'center' }}>
      <Address href={href} />
    </Box>
  ));
}

function Address({ href }: { href: string }) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {href}
    </Link>
  );
}

/** Facts in a row, with a dot between them; each goes to a line of its own where there is no room. */
export const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
  '& > :not(:last-child)::after': { content: '"·"', marginInline: '0.5ch' },
} as const;
