import { StarterKit } from '@tiptap/starter-kit';
import { color } from '../../../theme/styles.ts';

/** What terms can hold: the marks that the server keeps (`server/modules/stores/write-store.ts`), and nothing else. */
export const TERMS_EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow' },
    },
  }),
];

/** `sx` around terms, in the editor and where they are read. */
export const termsLook = {
  '& .ProseMirror': {
    // ProseMirror's own rules for the text that it edits.
    position: 'relative',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    outline: 'none',
    fontSize: { xs: 'var(--text-16)', sm: 'var(--text-14)' },
    '& p, & ul, & ol, & blockquote': { my: 1 },
    '& h2': { fontSize: 'var(--text-20)', lineHeight: 1.2, mt: 2, mb: 1 },
    '& h3': { fontSize: 'var(--text-16)', lineHeight: 1.2, mt: 2, mb: 1 },
    '& ul, & ol': { pl: 3 },
    '& blockquote': { ml: 0, pl: 2, borderLeft: `3px solid ${color('line-strong')}` },
    '& a': { color: color('primary') },
  },
} as const;

/** Of the queries about versions of the terms. */
export const VERSIONS_KEY = ['terms-versions'] as const;
