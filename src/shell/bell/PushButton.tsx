import Button from '@mui/material/Button';
import PhoneIcon from '@mui/icons-material/NotificationAddOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useWords } from '../../i18n/words.ts';
import { useAllowed } from '../../schema/useAllowed.ts';

/** The service worker of this page; undefined where the browser, or this server, sends a closed panel nothing. */
async function workerThatHears(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Asks the browser's push service for an address. One of another key, such as a former secret's, is given back. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string) {
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const subscription = await ask().catch(async (refused: unknown) => {
    const former = await pushManager.getSubscription();
    if (former === null) throw refused;
    await former.unsubscribe();
    return ask();
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/**
 * Lets this device show new orders while the panel is closed, or no longer. Its label names the next action. The button
 * is missing where the browser cannot: an iPhone can once the panel is on its home screen.
 */
export function PushButton() {
  const { bell } = useWords(SHELL_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const allowed = useAllowed('orders')('list');
  const store = useStore();
  const notify = useNotify();
  const queries = useQueryClient();
  const queryKey = ['push-device', store?.id];
  const { data: state } = useQuery({
    queryKey,
    enabled: allowed && store !== null,
    queryFn: async () => {
      const worker = await workerThatHears();
      if (worker === undefined) return null;
      const { public_key: key, active } = await (await provider.loadAccountCalls()).readPushDevice();
      if (key === null) return null;
      const heard =
        Notification.permission === 'granted' && (await worker.pushManager.getSubscription()) !== null;
      return { worker, key, on: active && heard };
    },
  });
  const { mutate: toggle, isPending } = useMutation({
    mutationFn: async ({ worker, key, on }: NonNullable<typeof state>) => {
      const calls = await provider.loadAccountCalls();
      if (on) {
        await calls.endPushDevice();
        return 'push_stopped';
      }
      if ((await Notification.requestPermission()) !== 'granted') return 'push_denied';
      await calls.setPushDevice(await subscribe(worker, key));
      return 'push_started';
    },
    onSuccess: (told) => notify(bell[told], { type: told === 'push_denied' ? 'warning' : 'success' }),
    onError: () => notify(bell.push_failed, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (!state) return null;
  return (
    <Button startIcon={<PhoneIcon />} disabled={isPending} onClick={() => toggle(state)}>
      {state.on ? bell.push_off : bell.push_on}
    </Button>
  );
}
