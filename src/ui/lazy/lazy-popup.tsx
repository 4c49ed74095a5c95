import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useNotify, useTranslate } from 'ra-core';
import { color, panel } from '../../theme/styles.ts';
import { insist } from './lazy-part.ts';

interface PopupProps {
  /** Open as long as it is mounted, where this is absent. */
  open?: boolean;
  /** What it hangs from; a dialog or sheet has none. */
  anchor?: HTMLElement | null;
  onClose(): void;
}

interface LazyPopup<P> {
  Part: ComponentType<P>;
  /** Starts loading: on hover, focus or touch of the button that opens it. */
  preload(): void;
  /** Props of that button. */
  preloading: { onPointerEnter(): void; onFocus(): void };
}

/**
 * A dialog, sheet or menu that loads when it is opened first. Its place is seen at once. When the code does not arrive,
 * a notice says so, and the next tap loads again. Some browsers never ask twice for lost code, so with network the notice
 * says to load the page anew.
 */
export function lazyPopup<P extends PopupProps>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyPopup<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  function start(): Promise<ComponentType<P>> {
    loading ??= insist(load).then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Part(props: P) {
    const { open = true, anchor, onClose } = props;
    const [Popup, setPopup] = useState(() => loaded);
    const notify = useNotify();
    const fail = useEffectEvent(() => {
      notify(navigator.onLine ? 'app.part_missing' : 'errors.network', { type: 'error' });
      onClose();
    });
    const missing = open && Popup === undefined;
    useEffect(() => {
      if (!missing) return;
      let here = true;
      start().then(
        (arrived) => here && setPopup(() => arrived),
        () => here && fail(),
      );
      return () => {
        here = false;
      };
    }, [missing]);
    const place = open && <Arriving anchor={anchor ?? null} onLeave={onClose} />;
    if (Popup === undefined) return place;
    return (
      <Suspense fallback={place}>
        <Popup {...props} />
      </Suspense>
    );
  }

  const preload = (): void => void start().catch(() => undefined);
  return { Part, preload, preloading: { onPointerEnter: preload, onFocus: preload } };
}

interface ArrivingProps {
  /** Below it hangs what loads; without one, it comes as a dialog. */
  anchor: HTMLElement | null;
  onLeave(): void;
}

/** The place of a dialog, sheet or menu whose code is loading. A tap beside it gives up waiting. */
function Arriving({ anchor, onLeave }: ArrivingProps) {
  const translate = useTranslate();
  const below = anchor?.getBoundingClientRect();
  return createPortal(
    <Box
      component="output"
      aria-label={translate('app.loading')}
      onClick={(event) => {
        event.stopPropagation();
        onLeave();
      }}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        ...(below === undefined
          ? { placeItems: { xs: 'end stretch', sm: 'center' }, backgroundColor: color('scrim') }
          : {
              pt: `${below.bottom}px`,
              pl: `${Math.min(below.left, innerWidth - 200)}px`,
              placeItems: 'start',
            }),
        // Code that is there already comes sooner, and nothing flickers.
        animation: 'arrive 0s 50ms backwards',
        '@keyframes arrive': { from: { opacity: 0 } },
      }}
    >
      <Box sx={{ ...panel, p: 3, display: 'grid', gap: 2, minWidth: below ? 184 : { sm: 444 } }}>
        <Skeleton variant="text" width={96} />
        <Skeleton variant="text" width={96} />
      </Box>
    </Box>,
    document.body,
  );
}
