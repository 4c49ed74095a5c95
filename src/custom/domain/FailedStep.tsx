import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DomainCheck } from '../../../domain/stores/domain-check.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { DateText } from '../../ui/figure/DateText.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { DOMAIN_WORDS } from './domain-words.ts';
import { DomainProblemNotice } from './DomainProblemNotice.tsx';

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
  const words = useDictionary(DOMAIN_WORDS);
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
