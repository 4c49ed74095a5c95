import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { TERMS_EXTENSIONS } from './terms-extensions.ts';
import { termsLook } from './terms-look.ts';

/** Terms to read. The editor's own parser makes the nodes, so that nothing in the text can run. */
export function TermsText({ html }: { html: string }) {
  const editor = useEditor({
    extensions: TERMS_EXTENSIONS,
    content: html,
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { role: 'document', tabindex: '-1' } },
  });
  return (
    <Box sx={termsLook}>
      <EditorContent editor={editor} />
    </Box>
  );
}
