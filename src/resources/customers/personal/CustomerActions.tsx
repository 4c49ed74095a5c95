import { useState } from 'react';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { judge } from '../../../../domain/access/access.ts';
import { CUSTOMER_DATA_WORDS } from '../../../../generated/words/customer-data.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { CardProps } from '../../../manifest/manifest.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useAccess } from '../../../schema/useAllowed.ts';
import { saveFile } from '../../../ui/file/file-address.ts';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useMayMerge } from '../useMayMerge.ts';
import type { EraseDialogProps } from './EraseDialog.tsx';

const { Part: EraseDialog, preload } = lazyPopup<EraseDialogProps>(() => import('./EraseDialog.tsx'));

/** What the law lets a client ask for: a copy of their data, and its end. */
export default function CustomerActions({ record }: CardProps<'customers'>) {
  const { page: words } = useWords(CUSTOMER_DATA_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<AppDataProvider>();
  const access = useAccess();
  const { busy, run } = useWrite();
  const [erasing, setErasing] = useState(false);
  const mayErase = useMayMerge();
  const mayExport =
    access !== null && judge(access, { permission: 'customers.export', allBranches: true }) === 'allowed';
  const name = record.first_name;
  const download = (format: 'xlsx' | 'json') =>
    void run(async () => (await dataProvider.loadCustomerCalls()).personalData(record.id, format), {
      onDone: ({ file, name: fileName }) => {
        saveFile(file, fileName);
        notify(fill(words.downloaded, { name }), { type: 'success' });
      },
      onFailure: (failure) => notify(failureSentence(translate, failure), { type: 'error' }),
    });
  const choices = [
    ...(mayExport
      ? [
          { key: 'xlsx', label: words.download, onChoose: () => download('xlsx') },
          { key: 'json', label: words.download_json, onChoose: () => download('json') },
        ]
      : []),
    ...(mayErase && record.anonymised_at === null
      ? [
          {
            key: 'erase',
            label: words.erase,
            onChoose: () => {
              preload();
              setErasing(true);
            },
          },
        ]
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <>
      <MenuButton label={words.menu} icon={<PrivacyIcon />} choices={choices} busy={busy} />
      {erasing && <EraseDialog customer={record} onClose={() => setErasing(false)} />}
    </>
  );
}
