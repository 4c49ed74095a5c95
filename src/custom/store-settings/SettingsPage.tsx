import type { ReactNode } from 'react';
import { judge } from '../../../domain/access/access.ts';
import type { StoreSettings } from '../../../domain/stores/store-settings.ts';
import { useAccess } from '../../schema/useAccess.ts';
import { BackToSettings } from '../../ui/page/BackToSettings.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { DeniedState, ErrorState } from '../../ui/state/PageStates.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './useSettings.ts';

interface SettingsPageProps {
  title: string;
  names: readonly (keyof StoreSettings)[];
  /** What the notice says after a save; without it, that they are saved. */
  saySaved?: ((settings: StoreSettings) => string) | undefined;
  /** The sections with their inputs. */
  children: ReactNode;
}

/** A page of the settings of the whole store. */
export function SettingsPage({ title, names, saySaved, children }: SettingsPageProps) {
  const access = useAccess();
  const allowed = access !== null && judge(access, { permission: 'settings.write' }) === 'allowed';
  return (
    <PageBody narrow>
      <PageHeader title={title} back={<BackToSettings />} />
      {allowed ? (
        <LoadedForm names={names} saySaved={saySaved}>
          {children}
        </LoadedForm>
      ) : (
        <DeniedState titled />
      )}
    </PageBody>
  );
}

function LoadedForm({ names, saySaved, children }: Omit<SettingsPageProps, 'title'>) {
  const { settings, error, refetch, keep } = useSettings();
  if (settings === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <SettingsForm key={settings.version} stored={settings} names={names} saySaved={saySaved} onSaved={keep}>
      {children}
    </SettingsForm>
  );
}
