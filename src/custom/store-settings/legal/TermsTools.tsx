import { useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import HeadingIcon from '@mui/icons-material/Title';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import SubheadingIcon from '@mui/icons-material/TextFields';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import UndoIcon from '@mui/icons-material/Undo';
import { useEditorState, type Editor } from '@tiptap/react';
import { LEGAL_WORDS, type LegalWords } from '../../../../generated/words/legal.ts';
import { useWords } from '../../../i18n/words.ts';
import { marksMoreBeside, moreBeside } from '../../../ui/scroll/scroll-edges.ts';
import { color } from '../../../theme/styles.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { LinkDialogProps } from './LinkDialog.tsx';

const { Part: LinkDialog, preloading } = lazyPopup<LinkDialogProps>(() => import('./LinkDialog.tsx'));

interface Tool {
  word: keyof LegalWords;
  Icon: ComponentType<SvgIconProps>;
  run(editor: Editor): unknown;
  /** Whether it holds where the cursor is; undefined for what only happens. */
  isOn?(editor: Editor): boolean;
  isOff?(editor: Editor): boolean;
}

const TOOLS: readonly Tool[] = [
  {
    word: 'bold',
    Icon: BoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    word: 'italic',
    Icon: ItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    word: 'underline',
    Icon: UnderlineIcon,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    word: 'heading',
    Icon: HeadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    word: 'subheading',
    Icon: SubheadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    word: 'bullets',
    Icon: BulletsIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    word: 'numbers',
    Icon: NumbersIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    word: 'quote',
    Icon: QuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    word: 'undo',
    Icon: UndoIcon,
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    word: 'redo',
    Icon: RedoIcon,
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

/** The buttons above the text. */
export function TermsTools({ editor }: { editor: Editor }) {
  const words = useWords(LEGAL_WORDS);
  const [linking, setLinking] = useState(false);
  const { on, off, link } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: TOOLS.filter(({ isOn }) => isOn?.(current) === true).map(({ word }) => word),
      off: TOOLS.filter(({ isOff }) => isOff?.(current) === true).map(({ word }) => word),
      link: current.isActive('link'),
    }),
  });
  return (
    <Box
      ref={marksMoreBeside}
      role="toolbar"
      aria-label={words.tools}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        // One row on a phone, so that the text stays in sight; its faded end says that there is more.
        overflowX: { xs: 'auto', sm: 'visible' },
        p: 0.5,
        '& > *': { flex: 'none' },
        ...moreBeside,
        borderBottom: `1px solid ${color('line')}`,
        '& [aria-pressed="true"]': { color: color('primary'), backgroundColor: color('primary-soft') },
      }}
    >
      {TOOLS.map(({ word, Icon, run, isOn }) => (
        <IconButton
          key={word}
          aria-label={words[word]}
          {...(isOn && { 'aria-pressed': on.includes(word) })}
          disabled={off.includes(word)}
          onClick={() => run(editor)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton
        aria-label={words.link}
        aria-pressed={link}
        aria-haspopup="dialog"
        {...preloading}
        onClick={() => setLinking(true)}
      >
        <LinkIcon />
      </IconButton>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}
