import {
  useEffect,
  useId,
  useRef,
  createContext,
  use,
  useLayoutEffect,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { SAVE_KEYS, useSaveKey } from '../focus/useSaveKey.ts';
import { useCloseOnBack } from '../leave/useLeaveGuard.tsx';

/** `sx` of a Dialog: a sheet from below on phones, within reach of a thumb. */
const sheetOnPhones = {
  '@media (max-width: 600px)': {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      margin: 0,
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100% - 48px)',
      borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0',
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
    // Each is as wide as its words, which stay on one line; long ones and large text have a line of their own.
    '& .MuiDialogActions-root': { padding: 2, gap: 1, flexWrap: 'wrap' },
    '& .MuiDialogActions-root > *': { flex: '1 0 auto', maxWidth: '100%' },
  },
} as const;

interface DialogProps {
  /** By default it is open as long as it is mounted. */
  open?: boolean;
  title: string;
  children: ReactNode;
  /** Buttons: cancel first, the primary one last. */
  actions: ReactNode;
  /** As wide as its text, 444 px or 600 px. */
  width?: 'text' | 'narrow' | 'wide';
  /** An alert: screen readers announce its text at once. */
  alert?: boolean;
  /** The content touches the edges, such as a list. */
  flush?: boolean;
  /** It was opened to type into: its first field has the focus on a phone too. */
  typed?: boolean;
  /** During work nothing closes it. */
  busy?: boolean;
  /** Runs on Escape or a touch outside. Without it, only the buttons close the dialog. */
  onClose?: () => void;
  /** Makes it a separate form; see `useWriteForm`. */
  formProps?: ComponentProps<'form'>;
}

const SIZES = {
  text: {},
  narrow: { fullWidth: true, maxWidth: 'xs' },
  wide: { fullWidth: true, maxWidth: 'sm' },
} as const;

/** A dialog: on phones a sheet from below, within reach of a thumb. */
export function Dialog({
  open = true,
  title,
  children,
  actions,
  width = 'wide',
  alert = false,
  flush = false,
  typed = false,
  busy = false,
  onClose,
  formProps,
}: DialogProps) {
  const id = useId();
  const close = busy ? undefined : onClose;
  useCloseOnBack(open, close);
  const parts = (
    <>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogBody id={`${id}-text`} flush={flush} typed={typed}>
        {children}
      </DialogBody>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <MuiDialog
      open={open}
      onClose={close}
      {...(alert && { role: 'alertdialog', 'aria-describedby': `${id}-text` })}
      aria-labelledby={`${id}-title`}
      {...SIZES[width]}
      sx={sheetOnPhones}
    >
      {formProps === undefined ? (
        parts
      ) : (
        <Box component="form" {...formProps} sx={{ display: 'contents' }}>
          {parts}
        </Box>
      )}
    </MuiDialog>
  );
}

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
function useDialogFocus(typed: boolean): RefObject<HTMLDivElement | null> {
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
    if ((!mouse && !typed) || content.current === null || !waits.current) return;
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
  /** Its first field has the focus on a phone too. */
  typed?: boolean;
  children: ReactNode;
}

/** What a dialog is about, between its title and its buttons. Its first field takes the focus. */
function DialogBody({ id, flush = false, typed = false, children }: DialogBodyProps) {
  const content = useDialogFocus(typed);
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

interface DialogChoiceProps {
  confirm: string;
  /** Without it the button submits the dialog's form. */
  onConfirm?: (() => void) | undefined;
  onCancel: () => void;
  /** By default 'cancel'. */
  cancel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** What cannot be taken back. */
  danger?: boolean;
}

/** The two buttons of a dialog: leave it as it is, or do what its title says. */
export function DialogChoice({
  confirm,
  onConfirm,
  onCancel,
  cancel,
  busy = false,
  disabled = false,
  danger = false,
}: DialogChoiceProps) {
  const translate = useTranslate();
  const submits = onConfirm === undefined;
  const confirmRef = useRef<HTMLButtonElement>(null);
  useSaveKey(confirmRef, submits);
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {cancel ?? translate('app.cancel')}
      </Button>
      <Button
        ref={confirmRef}
        type={submits ? 'submit' : 'button'}
        aria-keyshortcuts={submits ? SAVE_KEYS : undefined}
        variant="contained"
        color={danger ? 'error' : 'primary'}
        loading={busy}
        disabled={disabled}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </>
  );
}

interface Frame {
  id: string;
  /** What Escape and a touch outside do at the present step. */
  dismissRef: RefObject<(() => void) | undefined>;
}

const FrameContext = createContext<Frame | undefined>(undefined);

/** One dialog for several steps: the box stays while its `DialogStep` changes. Open as long as it is mounted. */
export function StepDialog({ children }: { children: ReactNode }) {
  const id = useId();
  const dismissRef = useRef<() => void>(undefined);
  const dismiss = (): void => dismissRef.current?.();
  useCloseOnBack(true, dismiss);
  return (
    <MuiDialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={dismiss} sx={sheetOnPhones}>
      <FrameContext value={{ id, dismissRef }}>{children}</FrameContext>
    </MuiDialog>
  );
}

type DialogStepProps = Pick<DialogProps, 'title' | 'children' | 'actions' | 'busy' | 'onClose' | 'formProps'>;

/** One step: its title, its content and its buttons. @throws outside a `StepDialog`: a defect of code */
export function DialogStep({ title, children, actions, busy = false, onClose, formProps }: DialogStepProps) {
  const frame = use(FrameContext);
  if (frame === undefined) throw new Error('<DialogStep> stands outside of a <StepDialog>');
  const { id, dismissRef } = frame;
  useLayoutEffect(() => {
    dismissRef.current = busy ? undefined : onClose;
  }, [dismissRef, busy, onClose]);
  const parts = (
    <>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogBody>{children}</DialogBody>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  if (formProps === undefined) return parts;
  return (
    <Box component="form" {...formProps} sx={{ display: 'contents' }}>
      {parts}
    </Box>
  );
}
