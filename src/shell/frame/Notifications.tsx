import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import {
  CloseNotificationContext,
  useNotificationContext,
  useTranslate,
  type NotificationPayload,
} from 'ra-core';
import { newestNotices, UndoMessage } from '../../ui/notice/UndoMessage.tsx';

/** A success is a toast of 2.5 s, other news stay 4.5 s (spec 2 §9). A failure stays until the user closes it. */
const DURATION = { success: 2_500, info: 4_500, warning: 4_500, error: 10_000 } as const;

const SEVERITY = { success: 'success', info: 'info', warning: 'warning', error: 'error' } as const;

function severityOf(type: NotificationPayload['type']): keyof typeof SEVERITY {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
}

/**
 * What is pinned above a phone's bottom navigation moves up by the height of a notice (`--notice-room`). So the notice
 * covers no button.
 */
function makeRoom(notice: HTMLElement | null): (() => void) | undefined {
  if (notice === null) return undefined;
  const { style } = document.documentElement;
  style.setProperty('--notice-room', `${notice.offsetHeight + 8}px`);
  return () => style.removeProperty('--notice-room');
}

const onPhones = '@media (max-width: 600px)';

export interface NotificationsProps {
  /** What undoes the write that a notice is about; undefined when nothing does. */
  undoOf(notice: NotificationPayload): (() => void) | undefined;
}

/** One notification after another, save a newer one about the same record: on phones above the bottom navigation, else in the middle of the header. */
export function Notifications({ undoOf }: NotificationsProps) {
  const translate = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload | null>(null);
  // The notification leaves the queue after it has left the screen. Then the next one is first.
  const [shown] = newestNotices(notifications);
  const leave = (): void => setNotifications((queue) => newestNotices(queue).filter((one) => one !== shown));
  const close = (): void => setClosed(shown ?? null);
  const severity = severityOf(shown?.type ?? 'info');
  const { messageArgs, autoHideDuration } = shown?.notificationOptions ?? {};
  const message = typeof shown?.message === 'string' ? translate(shown.message, messageArgs) : shown?.message;
  const undo = shown && undoOf(shown);
  return (
    <Snackbar
      // One that takes the place of an older one has its own time.
      key={shown && notifications.indexOf(shown)}
      open={shown !== undefined && shown !== closed}
      autoHideDuration={autoHideDuration ?? DURATION[severity]}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      slotProps={{ transition: { onExited: leave } }}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{
        // Neither the header's buttons nor those of the page's own heading are there.
        top: 6,
        maxWidth: 'min(520px, 100vw - 32px)',
        [onPhones]: {
          top: 'auto',
          left: 8,
          right: 8,
          bottom: 'calc(var(--height-bottom) + env(safe-area-inset-bottom) + 4px)',
          maxWidth: 'none',
          transform: 'none',
          // The buttons of a sheet are where a notice would be.
          'body:has(.MuiDialog-root:not(.MuiModal-hidden)) &': { top: 6, bottom: 'auto' },
        },
      }}
    >
      <Alert
        ref={makeRoom}
        severity={severity}
        role={severity === 'error' ? 'alert' : 'status'}
        closeText={translate('app.close')}
        onClose={close}
        sx={{ py: 0, alignItems: 'center', boxShadow: 'var(--shadow-float)', [onPhones]: { width: '100%' } }}
      >
        <CloseNotificationContext value={close}>
          {undo ? <UndoMessage text={message} label={translate('ra.action.undo')} onUndo={undo} /> : message}
        </CloseNotificationContext>
      </Alert>
    </Snackbar>
  );
}
