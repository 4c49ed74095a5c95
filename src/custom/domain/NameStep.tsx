import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { readDomain, spokenDomain, TYPED_DOMAIN_LENGTH } from '../../../domain/stores/custom-domain.ts';
import type { DomainAvailability } from '../../../domain/stores/domain-check.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { useFocusOnMount } from '../../ui/input/useFocusOnMount.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { DOMAIN_WORDS } from './domain-words.ts';

const PAUSE_MS = 400;

/** Asks whether the store can have a domain while it is typed. The answer is of the domain on screen. */
function useAvailability(domain: string | null) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const settled = useDebounced(domain, PAUSE_MS);
  const options = (name: string) => ({
    queryKey: ['domain-availability', name],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await dataProvider.loadDomainCalls()).domainAvailable(name, signal),
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
  const words = useDictionary(DOMAIN_WORDS);
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
