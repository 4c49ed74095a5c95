import { useSearchParams } from 'react-router-dom';
import ImportPage from '../imports/ImportPage.tsx';
import { BatchPage } from './BatchPage.tsx';

/** What is being uploaded: the spreadsheet that the address names, else pictures. */
export default function UploadingPage() {
  const [search] = useSearchParams();
  return search.has('import') ? <ImportPage /> : <BatchPage id={Number(search.get('batch') ?? 0)} />;
}
