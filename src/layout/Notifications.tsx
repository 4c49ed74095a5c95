import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';

/** Notifications last 4.5 s; what went wrong stays until it is read (spec 2 §9). */
const DURATION = 4500;
const FAILURE = 10_000;

const SEVERITY = { success: 'success', info: 'info', warning: 'warning', error: 'error' } as const;

function severityOf(type: NotificationPayload['type']): keyof typeof SEVERITY {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
}

/** One notification after the other, above the bottom navigation. */
export function Notifications() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  const [open, setOpen] = useState(false);
  // Taking one changes the provider: after rendering, never during it.
  useEffect(() => {
    if (shown !== null || notifications.length === 0) return;
    const next = takeNotification();
    if (next === undefined) return;
    setShown(next);
    setOpen(true);
  }, [shown, notifications, takeNotification]);
  const severity = severityOf(shown?.type ?? 'info');
  const { messageArgs, autoHideDuration } = shown?.notificationOptions ?? {};
  const message = typeof shown?.message === 'string' ? translate(shown.message, messageArgs) : shown?.message;
  return (
    <Snackbar
      open={open}
      autoHideDuration={autoHideDuration ?? (severity === 'error' ? FAILURE : DURATION)}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') setOpen(false);
      }}
      slotProps={{ transition: { onExited: () => setShown(null) } }}
      sx={{ bottom: { xs: 'calc(var(--height-bottom) + 16px + env(safe-area-inset-bottom))', sm: 24 } }}
    >
      <Alert
        severity={severity}
        role={severity === 'error' ? 'alert' : 'status'}
        closeText={translate('app.close')}
        onClose={() => setOpen(false)}
        sx={{ boxShadow: 'var(--shadow-float)' }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
