import { useStore as usePreference } from 'ra-core';
import { useStore } from '../../authProvider/useSession.ts';
import { SetupChecklist } from './SetupChecklist.tsx';
import { useSetupSteps } from './useSetupSteps.ts';
import { WelcomePopup } from './WelcomePopup.tsx';

/** For a shop without sales: a welcome, once, and the remaining steps until they are done or dismissed. */
export default function NewStore() {
  const steps = useSetupSteps();
  const storeId = useStore()?.id ?? 0;
  const [hidden, setHidden] = usePreference(`setup.hidden.${storeId}`, false);
  if (steps === null) return null;
  const untouched = steps.every(({ done, begins }) => !(done && begins));
  const next = steps.find(({ done }) => !done);
  if (next === undefined) return null;
  return (
    <>
      {!hidden && <SetupChecklist steps={steps} next={next} onHide={() => setHidden(true)} />}
      {untouched && <WelcomePopup start={next.to} />}
    </>
  );
}
