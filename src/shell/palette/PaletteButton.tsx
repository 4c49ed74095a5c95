import { Suspense, useEffect, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

const { Part: CommandPalette, preload } = lazyPart<CommandPaletteProps>(() => import('./CommandPalette.tsx'));

/** Opens the palette; so does Ctrl+K, or Cmd+K, from anywhere. It is fetched when it is first wanted. */
export function PaletteButton() {
  const translate = useTranslate();
  // Counted, so that each opening begins anew, even while the one before is still leaving the screen.
  const [{ times, open }, setState] = useState({ times: 0, open: false });
  const show = (): void => setState((before) => ({ times: before.times + 1, open: true }));
  const hide = (): void => setState((before) => ({ ...before, open: false }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The browser's own search bar.
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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <SearchIcon />
      </IconButton>
      {times > 0 && (
        <Suspense>
          <CommandPalette key={times} open={open} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
