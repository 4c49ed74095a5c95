import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { TermsVersion } from '../../../../domain/stores/store-terms.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { clamped } from '../../../theme/clamped.ts';
import { color } from '../../../theme/color.ts';
import { FoldedCard } from '../../../ui/card/FoldedCard.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { useDates } from '../../../ui/figure/useDates.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { LineSkeleton } from '../../../ui/skeleton/LineSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { LEGAL_WORDS } from './legal-words.ts';
import { VERSIONS_KEY } from './versions-key.ts';
import type { VersionDialogProps } from './VersionDialog.tsx';

const { Part: VersionDialog, preload } = lazyPopup<VersionDialogProps>(() => import('./VersionDialog.tsx'));

interface TermsVersionsProps {
  /** With the text of a version. */
  onRestore(html: string): void;
}

/** What the terms have been, the newest first: to read, and to put back into the editor. */
export function TermsVersions({ onRestore }: TermsVersionsProps) {
  const words = useDictionary(LEGAL_WORDS);
  const dataProvider = useDataProvider<AppDataProvider>();
  const [open, setOpen] = useState<TermsVersion>();
  const { data, error, refetch } = useQuery({
    queryKey: VERSIONS_KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).termsVersions(signal),
    staleTime: 0,
  });
  return (
    <FoldedCard title={words.versions}>
      {data === undefined &&
        (error === null ? <LineSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
      {data?.length === 0 && <div>{words.versions_none}</div>}
      {data !== undefined && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((version, place) => (
            <VersionRow
              key={version.id}
              version={version}
              current={place === 0}
              onOpen={() => setOpen(version)}
            />
          ))}
        </Box>
      )}
      {open && (
        <VersionDialog
          version={open}
          onClose={() => setOpen(undefined)}
          onRestore={(html) => {
            setOpen(undefined);
            onRestore(html);
          }}
        />
      )}
    </FoldedCard>
  );
}

interface VersionRowProps {
  version: TermsVersion;
  current: boolean;
  onOpen(): void;
}

function VersionRow({ version, current, onOpen }: VersionRowProps) {
  const words = useDictionary(LEGAL_WORDS);
  const dates = useDates();
  const { created_at, author, excerpt } = version;
  const when = dates.exact(created_at);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: `1px solid ${color('line')}` }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {when}
          {current && <StatusChip label={words.current} tone="success" />}
        </Box>
        <Box sx={quiet}>{author ?? words.somebody}</Box>
        <Box sx={{ ...quiet, ...clamped(1) }}>{excerpt === '' ? words.version_empty : excerpt}</Box>
      </Box>
      <Button
        aria-label={fill(words.read_of, { when })}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onOpen}
      >
        {words.read}
      </Button>
    </Box>
  );
}
