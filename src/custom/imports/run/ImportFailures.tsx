import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { FAULT_KINDS } from '../../../../domain/imports/import-record.ts';
import type { ImportFailure } from '../../../dataProvider/import-calls.ts';
import { errorSentence } from '../../../i18n/error-sentence.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { saveFile } from '../../../ui/file/save-file.ts';
import { IMPORTS_WORDS } from '../imports-words.ts';
import type { ImportTarget } from '../import-target.ts';
import { faultSentence } from '../review/fault-sentence.ts';
import { useImportCalls } from '../useImportCalls.ts';
import { useMoveImport } from './useMoveImport.ts';

/** Failures that are listed; all of them are in the file. */
const MOST_LISTED = 50;

/** The lines that the server refused, each with its reason. */
export function ImportFailures({ target, id }: { target: ImportTarget; id: number }) {
  const words = useDictionary(IMPORTS_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useImportCalls();
  const move = useMoveImport(id);
  const { data = [] } = useQuery({
    queryKey: ['imports', 'failures', id],
    queryFn: async () => (await calls()).importFailures(id),
  });
  const download = async (): Promise<void> => {
    try {
      saveFile(await (await calls()).importFailuresFile(id), `errors-${id}.csv`);
    } catch (error) {
      notify(errorSentence(translate, error), { type: 'error' });
    }
  };
  return (
    <SectionCard title={words.failures}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {data.slice(0, MOST_LISTED).map((failure) => (
          <Box key={failure.line} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <strong>
              {words.line} {failure.line}
            </strong>{' '}
            {Object.values(failure.lines[0]?.cells ?? {})
              .filter((text) => text !== '')
              .slice(0, 3)
              .join(' · ')}
            {sentencesOf(words, translate, target, failure).map((sentence) => (
              <Box key={sentence} sx={{ color: color('danger') }}>
                {sentence}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" loading={move.isPending} onClick={() => move.mutate('retry')}>
          {words.retry}
        </Button>
        <Button onClick={() => void download()}>{words.download_failures}</Button>
      </Box>
    </SectionCard>
  );
}

const OWN = 'import_';

function sentencesOf(
  words: (typeof IMPORTS_WORDS)['es'],
  translate: Translate,
  { resource }: ImportTarget,
  { refusal }: ImportFailure,
): string[] {
  const sentences = Object.entries(refusal.errors).map(([field, problem]) => {
    const label = translate(`resources.${resource}.fields.${field.split('.')[0] ?? ''}`, { _: '' });
    const kind = FAULT_KINDS.find((one) => `${OWN}${one}` === problem.key);
    const said =
      problem.key === `${OWN}unknown_record`
        ? words.faults.unknown_record
        : kind === undefined
          ? fieldSentence(translate, resource, field, problem)
          : faultSentence(words, { kind, value: String(problem.args?.['value'] ?? '') });
    return label === '' ? said : `${label}: ${said}`;
  });
  return sentences.length > 0 ? sentences : [translate(`errors.${refusal.code}`, { _: words.refused })];
}
