import { useEffect, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';

const { Part: CommandPalette, preloading } = lazyPopup<CommandPaletteProps>(
  () => import('./CommandPalette.tsx'),
);

/** Opens the palette, like Ctrl+K or Cmd+K on every page. The palette's code loads at the first use. */
export function PaletteButton() {
  const translate = useTranslate();
  // A counter, so that each opening starts afresh, even while the last one is still closing.
  const [{ times, open }, setState] = useState({ times: 0, open: false });
  const show = (): void => setState((before) => ({ times: before.times + 1, open: true }));
  const hide = (): void => setState((before) => ({ ...before, open: false }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The same keys open the browser's own search bar.
      event.preventDefault();
      setState((before) => ({ times: before.times + (before.open ? 0 : 1), open: !before.open }));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const words = translate('shell.search_all');
  return (
    <>
      <IconButton
        aria-label={words}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={`${words} (Ctrl+K)`}
        {...preloading}
        onClick={show}
      >
        <SearchIcon />
      </IconButton>
      {times > 0 && <CommandPalette key={times} open={open} onClose={hide} />}
    </>
  );
}
