import { use, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloseNotificationContext, type NotificationPayload } from 'ra-core';

interface UndoMessageProps {
  text: ReactNode;
  /** Where else it can be taken back. */
  hint?: string | undefined;
  /** A verb: 'Deshacer'. */
  label: string;
  onUndo(): void;
}

/** Milliseconds that a notice with this message stays. */
export const UNDO_NOTICE = 10_000;

/** The content of a notice: what was done, and the button that takes it back. */
export function UndoMessage({ text, hint, label, onUndo }: UndoMessageProps) {
  const close = use(CloseNotificationContext);
  const before = useRef<Element>(null);
  const undo = ({ detail }: MouseEvent): void => {
    // The button goes away. Pressed by a key, it hands the focus back to where that came from.
    if (detail === 0 && before.current instanceof HTMLElement) before.current.focus();
    close?.();
    onUndo();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <div>
        <span>{text}</span>
        {hint !== undefined && <div>{hint}</div>}
      </div>
      <Button
        color="inherit"
        onFocus={({ relatedTarget }: FocusEvent) => {
          before.current = relatedTarget;
        }}
        onClick={undo}
        sx={{ my: -0.75, flexShrink: 0, fontWeight: 700, textDecoration: 'underline' }}
      >
        {label}
      </Button>
    </Box>
  );
}

/** Options of a notice about one record, or a part of one. A newer notice about the same takes its place at once. */
export function about(resource: string, part: number | string): { about: string } {
  return { about: `${resource}/${part}` };
}

function thingOf({ notificationOptions }: NotificationPayload): unknown {
  return notificationOptions?.['about'];
}

/** The notices to show, in their turn: of those about the same record the newest, in the place of the oldest. */
export function newestNotices(queue: readonly NotificationPayload[]): NotificationPayload[] {
  const newest: NotificationPayload[] = [];
  for (const notice of queue) {
    const thing = thingOf(notice);
    const older = thing === undefined ? -1 : newest.findIndex((other) => thingOf(other) === thing);
    if (older < 0) newest.push(notice);
    else newest[older] = notice;
  }
  return newest;
}
