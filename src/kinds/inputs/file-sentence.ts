import { fieldSentence, type Translate } from '../../i18n/sentences.ts';
import { failureSentence, type Failure } from '../../ui/form/useWrite.ts';

/** Why a file was not taken: the problem of the file itself where the server names it. */
export function fileSentence(translate: Translate, failure: Failure): string {
  const { file } = failure.fields;
  return file === undefined
    ? failureSentence(translate, failure)
    : fieldSentence(translate, 'files', 'file', file);
}
