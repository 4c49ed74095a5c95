import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { DomainRefusal, StoreDomain } from '../../../domain/stores/domain-check.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { failureSentence, type Failure } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { DOMAIN_WORDS } from './domain-words.ts';

interface DomainWrites {
  onStored(stored: StoreDomain): void;
  onForgotten(): void;
}

/** What the wizard does with a domain, one thing at a time, and why the last one failed. */
export function useDomainWrites({ onStored, onForgotten }: DomainWrites) {
  const words = useDictionary(DOMAIN_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSessionStore();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [problem, setProblem] = useState<string>();
  const onFailure = (failure: Failure): void => {
    const key = failure.fields['domain']?.key;
    const reason = key === undefined ? undefined : reasonOf(key, words.reasons);
    setProblem(reason ?? failureSentence(translate, failure));
  };

  /** Connects a domain that leads here; else the server goes on looking. */
  async function look(domain: string): Promise<StoreDomain> {
    const { verifyDomain, confirmDomain, watchDomain, storeDomain } = await dataProvider.loadDomainCalls();
    if (!(await verifyDomain(domain)).verified) return watchDomain(domain);
    await confirmDomain(domain);
    return storeDomain();
  }

  return {
    busy,
    problem,
    verify(domain: string): void {
      setProblem(undefined);
      void run(() => look(domain), {
        async onDone(stored) {
          if (stored.domain === domain) {
            notify(words.connected, { type: 'success' });
            // Links and codes of the whole admin show the domain.
            await session.refresh();
          }
          onStored(stored);
        },
        onFailure,
      });
    },
    /** Looks at no domain any more. */
    forget(stored: StoreDomain): void {
      setProblem(undefined);
      const forget = async () => (await dataProvider.loadDomainCalls()).forgetDomain();
      const onDone = (): void => {
        onStored({ ...stored, check: null });
        onForgotten();
      };
      void run(forget, { onDone, onFailure });
    },
  };
}

function reasonOf(key: string, reasons: Readonly<Record<DomainRefusal, string>>): string | undefined {
  if (key === 'unique') return reasons.taken;
  return Object.entries(reasons).find(([reason]) => key === `domain_${reason}`)?.[1];
}
