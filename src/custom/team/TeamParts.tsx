import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { TEAM_WORDS } from '../../../generated/words/team.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DeniedState } from '../../ui/state/PageStates.tsx';

/** The team's screens for a user without access to them. */
export function NoAccess() {
  return (
    <PageBody>
      <PageHeader title={useWords(TEAM_WORDS).title} />
      <DeniedState titled />
    </PageBody>
  );
}

interface Props<T> {
  items: readonly T[];
  /** The number of items shown until the user asks for all. */
  first: number;
  children(shown: readonly T[]): ReactNode;
}

/** Shows the first items of a long list, and the rest on demand. So the content below stays within reach. */
export function Folded<T>({ items, first, children }: Props<T>) {
  const { search } = useWords(TEAM_WORDS);
  const [open, setOpen] = useState(false);
  // Shows one or two more items, because a button would take the same height.
  const long = items.length > first + 2;
  return (
    <>
      {children(long && !open ? items.slice(0, first) : items)}
      {long && (
        <Box sx={{ mt: 1 }}>
          <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -2 }}>
            {open ? search.less : fill(search.all, { count: items.length })}
          </Button>
        </Box>
      )}
    </>
  );
}

/** The error of a form part without an input. */
export function Complaint({ sentence }: { sentence: string | undefined }) {
  return (
    sentence !== undefined && (
      <FormHelperText error role="alert">
        {sentence}
      </FormHelperText>
    )
  );
}
