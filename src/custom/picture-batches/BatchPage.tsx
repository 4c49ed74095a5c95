import Box from '@mui/material/Box';
import { BackToList } from '../../generator/form/BackToList.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DeniedState } from '../../ui/state/DeniedState.tsx';
import { BatchHistory } from './BatchHistory.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { ZipUpload } from './ZipUpload.tsx';
import { BATCH_WORDS } from './batch-words.ts';

/** Pictures as a ZIP with one folder for each SKU: the upload, its progress and its report (PRD-11). */
export function BatchPage({ id }: { id: number }) {
  const words = useDictionary(BATCH_WORDS);
  const allowed = useAllowed('products');
  return (
    <PageBody>
      <PageHeader title={words.title} back={<BackToList resource="products" />} />
      {allowed('edit') ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {id > 0 ? <BatchProgress id={id} /> : <ZipUpload />}
          <BatchHistory />
        </Box>
      ) : (
        <DeniedState titled />
      )}
    </PageBody>
  );
}
