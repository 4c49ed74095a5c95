import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { CopyField } from '../../ui/input/CopyField.tsx';
import { LineSkeleton } from '../../ui/skeleton/LineSkeleton.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { DOMAIN_WORDS } from './domain-words.ts';
import { DomainProblemNotice } from './DomainProblemNotice.tsx';

interface RecordsStepProps {
  domain: string;
  busy: boolean;
  problem: string | undefined;
  onVerify(): void;
  onOther(): void;
}

/** Step 1: the records to set at the provider, each part with its own button to copy it. */
export function RecordsStep({ domain, busy, problem, onVerify, onOther }: RecordsStepProps) {
  const words = useDictionary(DOMAIN_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['domain-availability', domain],
    queryFn: async ({ signal }) => (await dataProvider.loadDomainCalls()).domainAvailable(domain, signal),
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
