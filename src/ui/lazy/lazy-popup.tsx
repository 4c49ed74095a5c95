import {
  createElement,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  lazy,
  Component,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { createPortal } from 'react-dom';
import { useNotify, useTranslate } from 'ra-core';
import { color, panel } from '../../theme/styles.ts';

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

/** The code of a part of the screen did not arrive. */
class PartMissing extends Error {
  constructor(cause: unknown) {
    super('The code of a part of the screen did not arrive', { cause });
    this.name = 'PartMissing';
  }
}

const TRIES = 3;

/** Loads code; a lost file is requested again. */
async function insist<T>(load: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (tries <= 1) throw error;
    return insist(load, tries - 1);
  }
}

export interface LazyPart<P> {
  Part: FunctionComponent<P>;
  /** Starts loading: on hover, focus or touch of the button that opens it. */
  preload(): void;
  /** Settles when the code has arrived, or has not: the part itself says so. */
  arrive(): Promise<void>;
}

/**
 * A part of a screen that loads at its first use; a lost chunk is requested again. Code that has arrived is drawn at once:
 * `lazy` of React waits for its promise in any case, and a skeleton stays on screen for a third of a second.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const start = (): Promise<{ default: ComponentType<P> }> => {
    loading ??= insist(load).then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        throw new PartMissing(error);
      },
    );
    return loading;
  };
  const arrive = (): Promise<void> =>
    start().then(
      () => undefined,
      () => undefined,
    );
  const Waiting = lazy(start);
  function Part(props: P) {
    // The choice stays: another component in its place would lose what it holds.
    const [Shown] = useState<ComponentType<P> | typeof Waiting>(() => loaded ?? Waiting);
    return createElement(Shown, props);
  }
  return { Part, preload: () => void arrive(), arrive };
}

interface OptionalProps {
  /** What stands there while the part loads, and when it did not arrive. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * The place of a part without which the screen is still of use, such as the actions for selected records. When its code
 * does not arrive, a notice says so and the rest stays, as for a `lazyPopup`. A part that fails while it is drawn is a
 * defect, and goes to the screen's own boundary.
 */
export class Optional extends Component<OptionalProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(error instanceof PartMissing)) throw error;
    return (
      <>
        {fallback}
        <SayMissing />
      </>
    );
  }
}

function SayMissing() {
  const notify = useNotify();
  useEffect(() => {
    notify(navigator.onLine ? 'app.part_missing' : 'errors.network', { type: 'error' });
  }, [notify]);
  return null;
}
