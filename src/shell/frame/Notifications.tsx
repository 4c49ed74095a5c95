import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';

/** A success is a toast of 2.5 s, other news stay 4.5 s (spec 2 §9). A failure stays until the user closes it. */
const DURATION = { success: 2_500, info: 4_500, warning: 4_500, error: 10_000 } as const;

const SEVERITY = { success: 'success', info: 'info', warning: 'warning', error: 'error' } as const;

function severityOf(type: NotificationPayload['type']): keyof typeof SEVERITY {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
}

/** One notification after another, above the bottom navigation. */
export function Notifications() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [closed, setClosed] = useState<NotificationPayload | null>(null);
  // The notification leaves the queue after it has left the screen. Then the next one is first.
  const shown = notifications[0];
  const close = (): void => setClosed(shown ?? null);
  const severity = severityOf(shown?.type ?? 'info');
  const { messageArgs, autoHideDuration } = shown?.notificationOptions ?? {};
  const message = typeof shown?.message === 'string' ? translate(shown.message, messageArgs) : shown?.message;
  return (
    <Snackbar
      open={shown !== undefined && shown !== closed}
      autoHideDuration={autoHideDuration ?? DURATION[severity]}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      slotProps={{ transition: { onExited: () => void takeNotification() } }}
      sx={{ bottom: { xs: 'calc(var(--height-bottom) + 16px + env(safe-area-inset-bottom))', sm: 24 } }}
    >
      <Alert
        severity={severity}
        role={severity === 'error' ? 'alert' : 'status'}
        closeText={translate('app.close')}
        onClose={close}
        sx={{ boxShadow: 'var(--shadow-float)' }}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
