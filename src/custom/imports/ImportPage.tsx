import { useEffect } from 'react';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ArrowBack';
import { useNotify } from 'ra-core';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { IMPORT_FEATURE } from '../../../domain/plans/import-feature.ts';
import { accessOf } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import PremiumOverlay from '../../shell/premium/PremiumOverlay.tsx';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DeniedState } from '../../ui/state/DeniedState.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { IMPORTS_WORDS } from './imports-words.ts';
import { importAt, type ImportStep, type ImportTarget } from './import-target.ts';
import { ReviewStep } from './review/ReviewStep.tsx';
import { LoadStep } from './run/LoadStep.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useImportFile } from './useImportFile.ts';

/** Brings a file in: subir, revisar, cargar (spec 1 §2, PRD-10, INV-02). */
export default function ImportPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const at = importAt(pathname, search);
  return at === undefined ? null : <ImportScreen {...at} id={Number(search.get('import') ?? 0)} />;
}

function ImportScreen({ target, step, id }: { target: ImportTarget; step: ImportStep; id: number }) {
  const words = useDictionary(IMPORTS_WORDS);
  const allowed = useAllowed(target.resource);
  const access = accessOf(useSession());
  const mayImport = allowed('edit') && (target.name === 'inventory' || allowed('create'));
  const planned =
    access !== null && judge(access, { permission: null, feature: IMPORT_FEATURE }) === 'allowed';
  const header = (
    <PageHeader
      title={words.title[target.name]}
      back={
        <IconButton component={Link} to={target.list} aria-label={words.back} edge="start">
          <BackIcon />
        </IconButton>
      }
    />
  );
  if (!mayImport)
    return (
      <PageBody>
        {header}
        <DeniedState titled />
      </PageBody>
    );
  const body = (
    <PageBody>
      {header}
      <ImportSteps step={step} />
      <Step target={target} step={step} id={id} />
    </PageBody>
  );
  return planned ? body : <PremiumOverlay gate={IMPORT_FEATURE} />;
}

function Step({ target, step, id }: { target: ImportTarget; step: ImportStep; id: number }) {
  const words = useDictionary(IMPORTS_WORDS);
  const notify = useNotify();
  const navigate = useNavigate();
  const { file } = useImportFile(target.name);
  const lost = step === 'review' && file?.reviewed === undefined;
  useEffect(() => {
    if (!lost) return;
    notify(words.nothing, { type: 'error' });
    void navigate(target.paths.upload, { replace: true });
  }, [lost, notify, navigate, target, words]);
  if (step === 'load') return <LoadStep target={target} id={id} />;
  if (step === 'review' && !lost) return <ReviewStep target={target} />;
  return <UploadStep target={target} />;
}
