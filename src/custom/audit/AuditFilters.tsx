import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { wordOf } from './word-of.ts';
import type { useAuditFilters } from './useAuditFilters.ts';
import { useKindName } from './useKindName.ts';

export interface AuditFiltersProps {
  filters: ReturnType<typeof useAuditFilters>;
}

/** Filters of the log: actor, place, action and date. */
export function AuditFilters({ filters }: AuditFiltersProps) {
  const { filters: words, actions, left } = useDictionary(AUDIT_WORDS);
  const kindName = useKindName();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data } = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: async ({ signal }) => (await dataProvider.loadAuditCalls()).auditChoices(signal),
  });
  const choices = {
    user: (data?.users ?? []).map(({ id, name, member }) => ({
      value: String(id),
      label: member ? name : fill(left, { user: name }),
    })),
    resource: (data?.resources ?? []).map((name) => ({ value: name, label: kindName(name).many })),
    action: (data?.actions ?? []).map((name) => ({ value: name, label: wordOf(actions, name) ?? name })),
  };
  return (
    <Box
      component="fieldset"
      aria-label={words.label}
      sx={{
        display: 'grid',
        minWidth: 0,
        m: 0,
        p: 0,
        border: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
        alignItems: 'end',
        gap: 1.5,
        mb: 2,
      }}
    >
      {(['user', 'resource', 'action'] as const).map((filter) => (
        <NativeSelect
          key={filter}
          label={words[filter]}
          value={filters.valueOf(filter)}
          options={[
            { value: '', label: filter === 'user' ? words.everybody : words.all },
            ...choices[filter],
          ]}
          onChange={(value) => filters.set(filter, value)}
        />
      ))}
      {(['from', 'to'] as const).map((side) => (
        <LabelledInput
          key={side}
          type="date"
          name={side}
          label={words[side]}
          value={filters.valueOf(side)}
          error={undefined}
          onChange={(value) => filters.set(side, value)}
        />
      ))}
      {filters.filtered && <Button onClick={filters.clear}>{words.clear}</Button>}
    </Box>
  );
}
