import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { formatPhone } from '../../../../domain/phones/notations.ts';
import { BILLING_WORDS } from '../../../../generated/words/billing.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fillCount, useIntlLocale, useWords } from '../../../i18n/words.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { TickBox } from '../../../ui/input/TickBox.tsx';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../theme/styles.ts';
import { useBranches } from '../../user-stores/useBranches.ts';
import { useBillingRefresh } from '../useBilling.ts';

export interface DowngradeDialogProps {
  /** How many lines the plan includes. */
  most: number;
  onClose(): void;
}

/** Which lines stay on after a change to a smaller plan; the others are switched off and kept (spec 2 §5). */
export default function DowngradeDialog({ most, onClose }: DowngradeDialogProps) {
  const { downgrade: words } = useWords(BILLING_WORDS);
  const locale = useIntlLocale();
  const notify = useNotify();
  const refreshLists = useRefresh();
  const refresh = useBillingRefresh();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { branches, error, refetch } = useBranches();
  const { busy, run } = useWrite();
  const [failed, setFailed] = useState(false);
  const [picked, setPicked] = useState<readonly number[]>();
  const active = branches?.filter((branch) => branch.active === 1) ?? [];
  const kept = picked ?? active.map(({ id }) => id);
  const over = kept.length - most;
  const confirm = () => {
    setFailed(false);
    const off = (branches ?? []).filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
    void run(async () => (await dataProvider.loadSettingsCalls()).switchOffBranches(off), {
      onDone: async () => {
        await refresh();
        refreshLists();
        notify(words.done, { type: 'success' });
        onClose();
      },
      onFailure: () => setFailed(true),
    });
  };
  return (
    <Dialog
      title={words.title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {words.later}
          </Button>
          <Button
            variant="contained"
            loading={busy}
            disabled={over > 0 || kept.length === 0}
            onClick={confirm}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <Box>{fillCount(words.text, most, locale)}</Box>
      {branches === undefined && error === null && <RowsSkeleton rows={3} height={48} />}
      {branches === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {active.length > 0 && (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 500 }}>
            {words.lines}
          </Box>
          {active.map(({ id, name, mobile_phone_number, main }) => (
            <TickBox
              key={id}
              label={`${name} · ${formatPhone(mobile_phone_number)}${main === 1 ? ` · ${words.main}` : ''}`}
              checked={kept.includes(id)}
              disabled={busy}
              onChange={(on) => setPicked(on ? [...kept, id] : kept.filter((one) => one !== id))}
            />
          ))}
          {over > 0 && (
            <FormHelperText error role="alert">
              {fillCount(words.over, over, locale)}
            </FormHelperText>
          )}
          {kept.length === 0 && <FormHelperText error>{words.none_kept}</FormHelperText>}
        </Box>
      )}
      <Box sx={quiet}>{words.kept}</Box>
      {failed && (
        <Alert severity="error" role="alert">
          {words.failed}
        </Alert>
      )}
    </Dialog>
  );
}
