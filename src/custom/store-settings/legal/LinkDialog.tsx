import { useState, type FormEvent } from 'react';
import type { Editor } from '@tiptap/react';
import { LEGAL_WORDS } from '../../../../generated/words/legal.ts';
import { useWords } from '../../../i18n/words.ts';
import { Dialog, DialogChoice } from '../../../ui/dialog/Dialog.tsx';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';

export interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;

/** What people type, as an address that the server keeps; undefined where it is none. */
function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (ADDRESS.test(text)) return text;
  return DOMAIN.test(text) ? `https://${text}` : undefined;
}

/** The address of the selected text. */
export default function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const words = useWords(LEGAL_WORDS);
  const [typed, setTyped] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [wrong, setWrong] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // The dialog stands inside the form of the page as React sees it.
    event.stopPropagation();
    const href = addressOf(typed);
    if (typed.trim() !== '' && href === undefined) return setWrong(true);
    const text = editor.chain().focus().extendMarkRange('link');
    if (href === undefined) text.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      text
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else text.setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog
      title={words.link_title}
      width="narrow"
      onClose={onClose}
      formProps={{ onSubmit: save, noValidate: true }}
      actions={<DialogChoice confirm={words.link_save} onCancel={onClose} />}
    >
      <LabelledInput
        label={words.link_address}
        help={words.link_help}
        value={typed}
        error={wrong ? words.link_wrong : undefined}
        autoComplete="off"
        inputProps={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
        onChange={setTyped}
      />
    </Dialog>
  );
}
