import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { PLAN_FEATURES } from '../../../../domain/access/features.ts';
import { formatPhone } from '../../../../domain/phones/format.ts';
import { useSessionStore } from '../../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { FoldedCard } from '../../../ui/card/FoldedCard.tsx';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { BRANCH_WORDS } from '../branch-words.ts';
import { useBranches } from '../useBranches.ts';
import { useLines } from '../useLines.ts';

/** 'Sucursal principal': the branch that the store's own link leads to, and its change (spec 1 §2, 2 §6). */
export function MainBranch() {
  const words = useDictionary(BRANCH_WORDS);
  const notify = useNotify();
  const session = useSessionStore();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  const allowed = useAllowed('user-stores')('edit');
  const { branches = [] } = useBranches();
  const { most } = useLines();
  const { busy, run } = useWrite();
  const [chosen, setChosen] = useState<number>();
  const main = branches.find((branch) => branch.main === 1);
  if (main === undefined) return null;
  const locked = most === PLAN_FEATURES.free.max_lines || branches.length < 2 || !allowed;
  const wanted = chosen ?? main.id;
  const save = (): void =>
    void run(async () => (await dataProvider.loadBranchCalls()).setMainBranch(wanted), {
      onDone: async () => {
        setChosen(undefined);
        notify(words.main_saved, { type: 'success' });
        refresh();
        // The session carries the number of the main line.
        await session.refresh();
      },
      onFailure: () => notify(words.main_failed, { type: 'error' }),
    });
  return (
    <FoldedCard title={words.main_title}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <div>{words.main_text}</div>
        {locked ? (
          <>
            <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              {main.name} · {formatPhone(main.mobile_phone_number)}
            </Box>
            <Box>{words.main_locked}</Box>
          </>
        ) : (
          <>
            <NativeSelect
              label={words.main_choose}
              value={wanted}
              options={branches
                .filter(({ active, id }) => active === 1 || id === main.id)
                .map(({ id, name, mobile_phone_number }) => ({
                  value: id,
                  label: `${name} · ${formatPhone(mobile_phone_number)}`,
                }))}
              onChange={(id) => setChosen(Number(id))}
            />
            <Button variant="outlined" loading={busy} disabled={wanted === main.id} onClick={save}>
              {words.main_save}
            </Button>
          </>
        )}
      </Box>
    </FoldedCard>
  );
}
