import { useState } from 'react';
import type { StoreDomain } from '../../../domain/stores/domain-check.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { Steps } from '../../ui/steps/Steps.tsx';
import { ConnectedStep } from './ConnectedStep.tsx';
import { DOMAIN_WORDS } from './domain-words.ts';
import { FailedStep } from './FailedStep.tsx';
import { NameStep } from './NameStep.tsx';
import { RecordsStep } from './RecordsStep.tsx';
import { useDomainWrites } from './useDomainWrites.ts';

interface DomainWizardProps {
  stored: StoreDomain;
  onStored(stored: StoreDomain): void;
}

/** What is on screen where the stored state does not say it. */
type Place = { step: 'name' } | { step: 'records'; domain: string };

/** Steps 0 to 3 (spec 2 §4). Where a wait is under way the wizard opens on it, on every device. */
export function DomainWizard({ stored, onStored }: DomainWizardProps) {
  const words = useDictionary(DOMAIN_WORDS);
  const [place, setPlace] = useState<Place>();
  const writes = useDomainWrites({
    onStored(next) {
      onStored(next);
      setPlace(undefined);
    },
    onForgotten: () => setPlace({ step: 'name' }),
  });
  const { domain, check } = stored;
  const step = place?.step ?? (check !== null ? 'check' : domain !== null ? 'connected' : 'name');
  const steps = [
    { id: 'name' as const, name: words.step_name },
    { id: 'records' as const, name: words.step_records },
    { id: 'check' as const, name: words.step_check },
    { id: 'connected' as const, name: words.step_connected },
  ];
  const rename = (): void => (check === null ? setPlace({ step: 'name' }) : writes.forget(stored));
  return (
    <>
      <Steps label={words.steps} steps={steps} current={step} />
      {step === 'name' && (
        <NameStep
          own={domain}
          onKeep={() => setPlace(undefined)}
          onNamed={(named) => setPlace({ step: 'records', domain: named })}
        />
      )}
      {place?.step === 'records' && (
        <RecordsStep
          domain={place.domain}
          busy={writes.busy}
          problem={writes.problem}
          onVerify={() => writes.verify(place.domain)}
          onOther={rename}
        />
      )}
      {step === 'check' && check !== null && (
        <FailedStep
          check={check}
          busy={writes.busy}
          problem={writes.problem}
          onVerify={() => writes.verify(check.domain)}
          onRecords={() => setPlace({ step: 'records', domain: check.domain })}
          onOther={rename}
        />
      )}
      {step === 'connected' && domain !== null && (
        <ConnectedStep
          domain={domain}
          since={stored.custom_domain_created_at}
          onChange={() => setPlace({ step: 'name' })}
        />
      )}
    </>
  );
}
