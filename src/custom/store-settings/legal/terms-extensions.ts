import { StarterKit } from '@tiptap/starter-kit';

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
