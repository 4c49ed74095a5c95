import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { errorSentence, fieldSentence, type Translate } from '../../i18n/sentences.ts';

/** Why an upload failed: the problem of the file itself where the server names it. 'Check the fields' would not help. */
export function uploadProblem(translate: Translate, error: unknown): string {
  const problem = error instanceof ApiHttpError ? error.fields['file'] : undefined;
  return problem === undefined
    ? errorSentence(translate, error)
    : fieldSentence(translate, 'files', 'file', problem);
}
