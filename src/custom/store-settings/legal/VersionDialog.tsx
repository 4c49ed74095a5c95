import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EditorContent, useEditor } from '@tiptap/react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { TermsVersion } from '../../../../domain/stores/store-answers.ts';
import { LEGAL_WORDS } from '../../../../generated/words/legal.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useWords } from '../../../i18n/words.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { LineSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { TERMS_EXTENSIONS, termsLook, VERSIONS_KEY } from './terms.ts';

export interface VersionDialogProps {
  version: TermsVersion;
  onRestore(html: string): void;
  onClose(): void;
}

/** The text of one version. */
export default function VersionDialog({ version, onRestore, onClose }: VersionDialogProps) {
  const words = useWords(LEGAL_WORDS);
  const translate = useTranslate();
  const dates = useDates();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [...VERSIONS_KEY, version.id],
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).termsVersion(version.id, signal),
    // A version never changes.
    staleTime: Infinity,
  });
  return (
    <Dialog
      title={dates.exact(version.created_at)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.close')}</Button>
          <Button
            variant="contained"
            disabled={data === undefined}
            onClick={() => data && onRestore(data.terms_and_conditions)}
          >
            {words.restore}
          </Button>
        </>
      }
    >
      {data !== undefined && <TermsText html={data.terms_and_conditions} />}
      {data?.terms_and_conditions === '' && words.version_empty}
      {data === undefined &&
        (error === null ? <LineSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
    </Dialog>
  );
}

/** Terms to read. The editor's own parser makes the nodes, so that nothing in the text can run. */
function TermsText({ html }: { html: string }) {
  const editor = useEditor({
    extensions: TERMS_EXTENSIONS,
    content: html,
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { role: 'document', tabindex: '-1' } },
  });
  return (
    <Box sx={termsLook}>
      <EditorContent editor={editor} />
    </Box>
  );
}
