import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';

/** On touch screens a focused field opens a keyboard, which would cover the dialog. */
const MOUSE = '(pointer: fine)';
const FIELDS = ['input', 'select', 'textarea', '[role="combobox"]', '[contenteditable="true"]'];
const TYPED_INTO = ':not(:disabled, [readonly], [type="file"], [type="hidden"], [tabindex="-1"])';
const FIRST_FIELD = FIELDS.map((field) => field + TYPED_INTO).join();
const CONTROLS = ['a[href]', 'button:enabled', 'input:enabled', '[tabindex="0"]'].join();

/**
 * The focus of a dialog, for the element of its content. With a mouse it goes to the first field. On close it goes back
 * to what opened the dialog, or to a control beside it.
 */
function useDialogFocus(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const mouse = useMediaQuery(MOUSE, { noSsr: true });
  useEffect(() => {
    const around = ancestors(document.activeElement);
    return () => {
      // The dialog gives the focus back first.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) nearestControl(around)?.focus();
      });
    };
  }, []);
  const waits = useRef(true);
  // After every drawing, because fields may load after the dialog has opened.
  useEffect(() => {
    if (!mouse || content.current === null || !waits.current) return;
    const focused = document.activeElement;
    waits.current = !content.current.contains(focused) && !focusFirstField(content.current);
  });
  return content;
}

function ancestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...ancestors(element.parentElement)];
}

/** A control beside what has gone; none outside of the page's content. */
function nearestControl(around: readonly Element[]): HTMLElement | null {
  const left = around.find((element) => element.isConnected);
  if (left === undefined || left.closest('main') === null || left.matches('main')) return null;
  return left.querySelector<HTMLElement>('[aria-current]') ?? left.querySelector<HTMLElement>(CONTROLS);
}

function focusFirstField(content: HTMLElement): boolean {
  const first = content.querySelector<HTMLElement>(FIRST_FIELD);
  const chosen = first?.matches('[type="radio"]')
    ? content.querySelector<HTMLElement>('[type="radio"]:checked')
    : null;
  (chosen ?? first)?.focus();
  return first !== null;
}

interface DialogBodyProps {
  id?: string;
  /** The content touches the edges, such as a list. */
  flush?: boolean;
  children: ReactNode;
}

/** What a dialog is about, between its title and its buttons. Its first field takes the focus. */
export function DialogBody({ id, flush = false, children }: DialogBodyProps) {
  const content = useDialogFocus();
  return (
    <DialogContent
      ref={content}
      id={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignContent: 'start',
        ...(flush && { p: 0 }),
      }}
    >
      {children}
    </DialogContent>
  );
}
