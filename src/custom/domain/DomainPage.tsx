import { Suspense, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { judge } from '../../../domain/access/access.ts';
import type { DomainRefusal, StoreDomain } from '../../../domain/stores/domain-check.ts';
import { DOMAIN_WORDS } from '../../../generated/words/domain.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { color, quiet } from '../../theme/styles.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DateText } from '../../ui/figure/DateText.tsx';
import { failureSentence, useWrite, type Failure } from '../../ui/form/useWrite.ts';
import { CopyField } from '../../ui/input/CopyField.tsx';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import type { PremiumOverlayProps } from '../../shell/premium/PremiumOverlay.tsx';
import { BackToSettings, PageBody, PageHeader } from '../../ui/page/Page.tsx';
import {
  FormSkeleton,
  LineSkeleton,
  PageSkeleton,
  DeniedState,
  ErrorState,
} from '../../ui/state/PageStates.tsx';
import { Steps } from '../../ui/steps/Steps.tsx';
import { DomainProblemNotice, FailedStep, NameStep } from './DomainSteps.tsx';

/** The first part is the resource of the live event, after which this is read again. */
const KEY = ['store-domain'];

/** The store's domain and the one that it waits for, and what keeps a newer answer. */
function useStoreDomain() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).storeDomain(signal),
    staleTime: 0,
  });
  const keep = (domain: StoreDomain): void => {
    queries.setQueryData(KEY, domain);
  };
  return { stored: data, error, refetch, keep };
}

const { Part: Premium } = lazyPart<PremiumOverlayProps>(
  () => import('../../shell/premium/PremiumOverlay.tsx'),
);

const RULE = { permission: 'settings.write', feature: 'is_custom_domain_enabled' };

/** `/config/domain`: the store's own domain (CFG-06). Under 'Función Premium' where the plan has none (SHL-13). */
export default function DomainPage() {
  const words = useWords(DOMAIN_WORDS);
  const access = useAccess();
  const verdict = access === null ? 'permission' : judge(access, RULE);
  const header = <PageHeader title={words.title} back={<BackToSettings />} />;
  if (verdict === 'feature')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Premium header={<PageBody narrow>{header}</PageBody>} />
      </Suspense>
    );
  return (
    <PageBody narrow>
      {header}
      {/* A domain may be one word of 63 characters, in the midst of any sentence. */}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {verdict === 'allowed' ? <LoadedWizard /> : <DeniedState titled />}
      </Box>
    </PageBody>
  );
}

function LoadedWizard() {
  const { stored, error, refetch, keep } = useStoreDomain();
  if (stored === undefined)
    return error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  // A domain that was connected meanwhile, here or in the background, ends what was under way.
  return <DomainWizard key={stored.domain} stored={stored} onStored={keep} />;
}

interface DomainWizardProps {
  stored: StoreDomain;
  onStored(stored: StoreDomain): void;
}

/** What is on screen where the stored state does not say it. */
type Place = { step: 'name' } | { step: 'records'; domain: string };

/** Steps 0 to 3 (spec 2 §4). Where a wait is under way the wizard opens on it, on every device. */
function DomainWizard({ stored, onStored }: DomainWizardProps) {
  const words = useWords(DOMAIN_WORDS);
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

interface ConnectedStepProps {
  domain: string;
  since: string | null;
  onChange(): void;
}

/** Step 3: the shop opens at its domain. Changing it says what stops working. */
function ConnectedStep({ domain, since, onChange }: ConnectedStepProps) {
  const words = useWords(DOMAIN_WORDS);
  const [asking, setAsking] = useState(false);
  return (
    <SectionCard title={words.step_connected}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        <LockIcon aria-hidden sx={{ color: color('success') }} />
        <Box sx={{ minWidth: 0, fontWeight: 600, fontSize: 'var(--text-20)' }}>
          {fill(words.connected_title, { domain })}
        </Box>
      </Box>
      <div>{fill(words.connected_text, { domain })}</div>
      {since !== null && (
        <Box sx={quiet}>
          {words.since} <DateText at={since} time />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" href={`https://${domain}`} target="_blank" rel="noopener noreferrer">
          {words.open}
        </Button>
        <Button color="error" onClick={() => setAsking(true)}>
          {words.change}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        message={fill(words.change_ask, { domain })}
        confirmLabel={words.change}
        onConfirm={() => {
          setAsking(false);
          onChange();
        }}
        onCancel={() => setAsking(false)}
      />
    </SectionCard>
  );
}

interface DomainWrites {
  onStored(stored: StoreDomain): void;
  onForgotten(): void;
}

/** What the wizard does with a domain, one thing at a time, and why the last one failed. */
function useDomainWrites({ onStored, onForgotten }: DomainWrites) {
  const words = useWords(DOMAIN_WORDS);
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
    const { verifyDomain, confirmDomain, watchDomain, storeDomain } = await dataProvider.loadSettingsCalls();
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
      const forget = async () => (await dataProvider.loadSettingsCalls()).forgetDomain();
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

interface RecordsStepProps {
  domain: string;
  busy: boolean;
  problem: string | undefined;
  onVerify(): void;
  onOther(): void;
}

/** Step 1: the records to set at the provider, each part with its own button to copy it. */
function RecordsStep({ domain, busy, problem, onVerify, onOther }: RecordsStepProps) {
  const words = useWords(DOMAIN_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['domain-availability', domain],
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).domainAvailable(domain, signal),
  });
  if (data === undefined)
    return error === null ? <LineSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  const shared = { copied: words.copied, failed: words.copy_failed };
  return (
    <SectionCard title={words.records_title} intro={fill(words.records_intro, { domain })}>
      {data.records.map(({ type, name, value }) => {
        const title = fill(words.record, { type });
        return (
          <Box
            key={type}
            component="fieldset"
            aria-label={title}
            sx={{ display: 'grid', gap: 1, minWidth: 0, m: 0, p: 0, border: 0 }}
          >
            <Box sx={{ fontWeight: 600 }}>{title}</Box>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <CopyField
                {...shared}
                label={words.record_name}
                value={name}
                copyLabel={fill(words.copy_name, { value: name })}
              />
              <CopyField
                {...shared}
                label={words.record_value}
                value={value}
                copyLabel={fill(words.copy_value, { value })}
              />
            </Box>
          </Box>
        );
      })}
      <Box>{words.proof_intro}</Box>
      <Box>{words.patience}</Box>
      <DomainProblemNotice problem={problem} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={busy} onClick={onVerify}>
          {words.verify}
        </Button>
        <Button disabled={busy} onClick={onOther}>
          {words.other}
        </Button>
      </Box>
    </SectionCard>
  );
}
