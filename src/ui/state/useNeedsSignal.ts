import { useTranslate } from 'ra-core';
import { useOnline } from '../../dataProvider/useOnline.ts';

/** Why nothing can be changed now, to be said before it is tried; undefined with a connection. */
export function useNeedsSignal(): string | undefined {
  const online = useOnline();
  const translate = useTranslate();
  return online ? undefined : translate('app.needs_signal');
}
