import { useEffect, useId, useRef } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { EditorContent, useEditor } from '@tiptap/react';
import type { RefCallBack } from 'react-hook-form';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { TERMS_EXTENSIONS } from './terms-extensions.ts';
import { termsLook } from './terms-look.ts';
import { TermsTools } from './TermsTools.tsx';

interface TermsEditorProps {
  /** HTML; empty for none. */
  value: string;
  error: string | undefined;
  onChange(html: string): void;
  focusRef: RefCallBack;
}

/** A text with headings, lists and links. */
export function TermsEditor({ value, error, onChange, focusRef }: TermsEditorProps) {
  const words = useDictionary(LEGAL_WORDS);
  const errorId = useId();
  /** What the editor holds, as it last said. */
  const held = useRef(value);
  const editor = useEditor({
    extensions: TERMS_EXTENSIONS,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.label,
        'aria-describedby': errorId,
      },
    },
    onUpdate: ({ editor: changed }) => {
      held.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(held.current);
    },
  });
  // A draft that returns, or a former version: what did not come from the editor goes into it.
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box>
      <Box
        sx={{
          border: `1px solid ${color(error === undefined ? 'line-strong' : 'danger')}`,
          borderRadius: 'var(--radius)',
          backgroundColor: color('surface'),
          '&:focus-within': { outline: 'var(--focus-ring)', outlineOffset: -2 },
        }}
      >
        <TermsTools editor={editor} />
        <Box
          sx={{
            ...termsLook,
            px: 2,
            pb: 1,
            minHeight: 240,
            maxHeight: '60vh',
            overflowY: 'auto',
            cursor: 'text',
          }}
          onClick={() => editor.commands.focus()}
        >
          <EditorContent editor={editor} ref={() => focusRef({ focus: () => editor.commands.focus() })} />
        </Box>
      </Box>
      <FormHelperText id={errorId} error role={error && 'alert'}>
        {error}
      </FormHelperText>
    </Box>
  );
}
