import { useState } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { StoredForm } from '../../dataProvider/checkout-form-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { failureSentence } from '../../ui/form/failure.ts';
import { useWrite } from '../../ui/form/useWrite.ts';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';

interface StopAskingProps {
  stored: StoredForm;
  onStopped(now: StoredForm): void;
}

/** Takes the form away from the checkout; answers of orders stay. */
export function StopAsking({ stored, onStopped }: StopAskingProps) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [asking, setAsking] = useState(false);
  const stop = (): void => {
    setAsking(false);
    void run(
      async () => {
        const { deleteCheckoutForm, readCheckoutForm } = await dataProvider.loadSettingsCalls();
        await deleteCheckoutForm(stored);
        return readCheckoutForm();
      },
      {
        onDone: (now) => {
          notify(words.stopped, { type: 'success' });
          onStopped(now);
        },
        onFailure: (failure) => notify(failureSentence(translate, failure), { type: 'error' }),
      },
    );
  };
  return (
    <>
      <Button color="error" disabled={busy} onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {words.stop}
      </Button>
      <ConfirmDialog
        open={asking}
        message={words.stop_ask}
        confirmLabel={words.stop}
        onConfirm={stop}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
