import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import { isObject } from '../../../domain/json/is-object.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { useConnected } from '../../dataProvider/useOnline.ts';
import { color, quiet } from '../../theme/styles.ts';
import { AlertDialog } from '../dialog/ConfirmDialog.tsx';
import { SAVE_KEYS, useSaveKey } from '../focus/useSaveKey.ts';
import { useLeaveGuard, type StoppedMove } from '../leave/useLeaveGuard.tsx';
import type { Problem } from './useWrite.ts';

/** Keeps the end of a form visible: at the bottom of the window, on phones above the bottom navigation. */
export const pinnedBar = {
  position: 'sticky',
  bottom: { xs: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))', sm: 0 },
  zIndex: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 1.5,
  backgroundColor: color('background'),
  borderTop: `1px solid ${color('line')}`,
} as const;

export interface SaveBarProps {
  /** Label of the button that saves; 'Guardar' by default. */
  label?: string;
  busy: boolean;
  /** There is nothing to save, or something must be known first. */
  disabled?: boolean;
  /** Label of the busy button. */
  busyLabel?: string;
  /** Left out when the page itself has the way back. */
  onCancel?: () => void;
  /** Beside the buttons: a summary, a total. */
  summary?: ReactNode;
  /** Above the buttons: the reason why saving failed. */
  notice?: ReactNode;
  /** What a press does without signal, where it does something. */
  offline?: string;
}

/**
 * The end of a form, always visible. On phones it is pinned above the bottom navigation, on desktops at the bottom of
 * the window.
 */
export function SaveBar({
  label,
  busy,
  disabled = false,
  busyLabel,
  onCancel,
  summary,
  notice,
  offline,
}: SaveBarProps) {
  const translate = useTranslate();
  const saveRef = useRef<HTMLButtonElement>(null);
  useSaveKey(saveRef);
  const connected = useConnected();
  const button = { minHeight: 'var(--target)' };
  return (
    <Box sx={pinnedBar}>
      {notice}
      {!connected && (
        <Box component="p" sx={{ ...quiet, m: 0, mb: 1 }}>
          {offline ?? translate('form.offline')}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          columnGap: 1.5,
          rowGap: 1,
          alignItems: 'center',
          justifyContent: 'flex-end',
        }}
      >
        {/* An amount beside two buttons has a line of its own on a phone. */}
        {summary && (
          <Box sx={{ mr: 'auto', minWidth: 0, flexBasis: { xs: onCancel ? '100%' : 'auto', sm: 'auto' } }}>
            {summary}
          </Box>
        )}
        {onCancel !== undefined && (
          <Button onClick={onCancel} disabled={busy} sx={button}>
            {translate('app.cancel')}
          </Button>
        )}
        <Button
          ref={saveRef}
          type="submit"
          aria-keyshortcuts={SAVE_KEYS}
          variant="contained"
          loading={busy}
          disabled={disabled}
          loadingPosition="start"
          sx={{ ...button, minWidth: 140, flexGrow: summary && !onCancel ? 0 : { xs: 1, sm: 0 } }}
        >
          {busy ? (busyLabel ?? translate('form.saving')) : (label ?? translate('form.save'))}
        </Button>
      </Box>
    </Box>
  );
}

interface ChangesBarProps<V extends FieldValues> extends Omit<SaveBarProps, 'disabled'> {
  control: Control<V>;
  /** Nothing is stored yet, so that the values as they stand are worth saving. */
  fresh?: boolean;
  /** A value must be mended first. */
  blocked?: boolean;
}

/** The end of a form of settings: it saves once something differs from what is stored. */
export function ChangesBar<V extends FieldValues>({
  control,
  fresh = false,
  blocked = false,
  ...bar
}: ChangesBarProps<V>) {
  const { isDirty } = useFormState({ control });
  return <SaveBar {...bar} disabled={blocked || (!fresh && !isDirty)} />;
}

interface LeaveGuardProps<V extends FieldValues> {
  control: Control<V>;
  /** True when the page may be left: the form is saved or discarded. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
  /** A file is on its way: leaving ends it, also where nothing else has changed. */
  uploading?: boolean;
}

/** Asks before the user leaves a form with unsaved changes, inside the admin and out of it. */
export function LeaveGuard<V extends FieldValues>({ control, ...question }: LeaveGuardProps<V>) {
  const { isDirty } = useFormState({ control });
  return <LeaveQuestion dirty={isDirty} {...question} />;
}

interface LeaveQuestionProps {
  /** Something would be lost. */
  dirty: boolean;
  /** True when the page may be left: what it holds is saved or discarded. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
  /** A file is on its way: leaving ends it, also where nothing else has changed. */
  uploading?: boolean;
  /** Whether a move leaves the page; another path does where this is left out. */
  leaves?: (from: Location, to: Location) => boolean;
}

/** State of a move after which nothing that was typed may stay. */
export const FORGETTING = { forgetsDraft: true } as const;

function forgetsDraft(state: unknown): boolean {
  return isObject(state) && 'forgetsDraft' in state && state.forgetsDraft === true;
}

const otherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Asks before the user leaves a page with unsaved work, inside the admin and out of it. */
export function LeaveQuestion({
  dirty: unsaved,
  leavingRef,
  onDiscard,
  uploading = false,
  leaves = otherPath,
}: LeaveQuestionProps) {
  const translate = useTranslate();
  const session = useSessionStore();
  const dirty = unsaved || uploading;
  const [stopped, setStopped] = useState<StoppedMove | null>(null);
  useLeaveGuard({
    stops: ({ from, to }) => {
      // What the form is about is gone for good, and what was typed of it with it.
      if (forgetsDraft(to.state)) onDiscard();
      return dirty && !leavingRef.current && leaves(from, to);
    },
    onStop: setStopped,
  });
  const stay = (): void => {
    setStopped(null);
    stopped?.reset();
  };
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Without a session the login opens, and the draft is kept.
      if (!leavingRef.current && session.current() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, leavingRef, session]);
  return (
    <AlertDialog
      open={stopped !== null}
      title={translate('form.unsaved.title')}
      message={translate(uploading ? 'form.unsaved.uploading' : 'form.unsaved.text')}
      cancelLabel={translate('form.unsaved.discard')}
      confirmLabel={translate('form.unsaved.stay')}
      onCancel={() => {
        // The box can still be touched while it goes.
        if (stopped === null) return;
        onDiscard();
        setStopped(null);
        stopped.proceed();
      }}
      onConfirm={stay}
      onDismiss={stay}
    />
  );
}

/**
 * The reason why a write failed; the typed values are kept. It stands inside its form, because 'try again' submits it.
 */
export function ProblemNotice({ problem: { message, lines, again } }: { problem: Problem }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        again && (
          <Button type="submit" color="inherit">
            {translate('app.retry')}
          </Button>
        )
      }
    >
      {message}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

/** Unsaved values of an earlier visit are on screen again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {translate('form.draft.discard')}
        </Button>
      }
    >
      {translate('form.draft.restored')}
    </Alert>
  );
}
