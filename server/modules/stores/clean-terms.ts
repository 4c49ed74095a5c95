import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'hr', 'h2', 'h3', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
};

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const EXCERPT = 160;

/** The terms as they may be stored: the marks of the editor alone. Empty where no text is left. */
export function cleanTerms(html: string): string {
  return plainText(html) === '' ? '' : sanitizeHtml(html, OPTIONS).trim();
}

/** How the terms begin, without marks. */
export function termsExcerpt(html: string): string {
  const text = [...plainText(html)];
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).join('').trimEnd()}…` : text.join('');
}

/** Where a block ends its last word must not touch the next one. */
const BLOCK = /<(?=\/?(?:p|br|hr|h[1-6]|li|blockquote)\b)/g;

function plainText(html: string): string {
  const text = sanitizeHtml(html.replaceAll(BLOCK, ' <'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}
