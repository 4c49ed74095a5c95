import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { readDomain, spokenDomain, TYPED_DOMAIN_LENGTH } from '../../../domain/stores/custom-domain.ts';
import type { DomainAvailability, DomainCheck } from '../../../domain/stores/domain-check.ts';
import { DOMAIN_WORDS } from '../../../generated/words/domain.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { DateText, useDates } from '../../ui/figure/DateText.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { useFocusOnMount } from '../../ui/focus/useFocusBeside.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { quiet } from '../../theme/styles.ts';

const PAUSE_MS = 400;

/** Asks whether the store can have a domain while it is typed. The answer is of the domain on screen. */
function useAvailability(domain: string | null) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const settled = useDebounced(domain, PAUSE_MS);
  const options = (name: string) => ({
    queryKey: ['domain-availability', name],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await dataProvider.loadSettingsCalls()).domainAvailable(name, signal),
    staleTime: 0,
    retry: false,
  });
  const { data, isError, isFetching } = useQuery({
    ...options(settled ?? ''),
    enabled: settled !== null && settled === domain,
  });
  const isOfScreen = domain !== null && settled === domain && !isFetching;
  return {
    answer: isOfScreen ? data : undefined,
    failed: isOfScreen && isError,
    /** At once, for who presses before the pause is over. Undefined where nobody answers. */
    ask: (name: string): Promise<DomainAvailability | undefined> =>
      queries.fetchQuery(options(name)).catch(() => undefined),
  };
}

interface NameStepProps {
  /** The domain that is connected now; null for none. */
  own: string | null;
  onKeep(): void;
  onNamed(domain: string): void;
}

/** Step 0: a domain in any spelling. What it is and whether it is free stands below it while one types. */
export function NameStep({ own, onKeep, onNamed }: NameStepProps) {
  const words = useWords(DOMAIN_WORDS);
  const focus = useFocusOnMount(true);
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState(false);
  const read = readDomain(typed);
  const domain = 'domain' in read ? read.domain : null;
  const { answer, failed, ask } = useAvailability(domain);
  const isOwn = domain !== null && domain === own;

  const error = (): string | undefined => {
    if (isOwn) return words.own;
    // Half of a domain is wrong while it is typed: only a press says so.
    if ('fault' in read) return pressed ? words.reasons[read.fault] : undefined;
    if (answer?.reason != null) return words.reasons[answer.reason];
    return failed && pressed ? words.failed : undefined;
  };
  const help = (): string => {
    if (domain === null) return words.name_help;
    const understood = fill(words.understood, { domain: spokenDomain(typed, domain) });
    return answer === undefined && !failed ? `${understood} · ${words.checking}` : understood;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setPressed(true);
    if (domain === null || isOwn) return;
    const now = answer ?? (await ask(domain));
    if (now?.available === true && now.domain !== null) onNamed(now.domain);
  };
  return (
    <SectionCard intro={words.intro} title={words.step_name}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <LabelledInput
          label={words.name}
          value={typed}
          inputRef={focus}
          autoComplete="off"
          inputProps={{
            inputMode: 'url',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: TYPED_DOMAIN_LENGTH,
          }}
          error={error()}
          help={help()}
          onChange={(text) => {
            setTyped(text);
            setPressed(false);
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained">
            {words.continue}
          </Button>
          {own !== null && <Button onClick={onKeep}>{fill(words.keep, { domain: own })}</Button>}
        </Box>
      </Box>
    </SectionCard>
  );
}

interface FailedStepProps {
  check: DomainCheck;
  busy: boolean;
  problem: string | undefined;
  onVerify(): void;
  onRecords(): void;
  onOther(): void;
}

/** Step 2: where the domain leads and where it must lead. The server tries by itself, so that one can leave. */
export function FailedStep({ check, busy, problem, onVerify, onRecords, onOther }: FailedStepProps) {
  const words = useWords(DOMAIN_WORDS);
  const dates = useDates();
  const { domain, state } = check;
  const facts = [
    [words.incoming, check.incoming_ip ?? words.none],
    [words.required, check.required_ip],
  ];
  const further = {
    waiting: fill(words.watching, { domain, day: dates.day(check.ends_at) }),
    ended: words.ended,
    taken: words.reasons.taken,
  };
  return (
    <SectionCard title={domain}>
      <Alert severity={state === 'waiting' ? 'warning' : 'error'}>
        {check.problem !== 'unproven' && fill(words.wrong, { domain })}
        {check.problem !== null && <div>{words.problems[check.problem]}</div>}
      </Alert>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, m: 0 }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Box component="dt" sx={quiet}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
      <div>{words.patience}</div>
      <div>{further[state]}</div>
      <Box sx={quiet}>
        {words.looked} <DateText at={check.checked_at} time />
      </Box>
      <DomainProblemNotice problem={problem} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={busy} onClick={onVerify}>
          {words.verify_again}
        </Button>
        <Button disabled={busy} onClick={onRecords}>
          {words.see_records}
        </Button>
        <Button disabled={busy} onClick={onOther}>
          {words.other}
        </Button>
      </Box>
    </SectionCard>
  );
}

/** Why the last press did nothing; nothing without a reason. */
export function DomainProblemNotice({ problem }: { problem: string | undefined }) {
  return problem === undefined ? null : (
    <Alert severity="error" role="alert">
      {problem}
    </Alert>
  );
}
