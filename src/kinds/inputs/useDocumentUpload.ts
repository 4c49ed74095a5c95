import { useDataProvider, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import { DOCUMENTS_WORDS } from '../../../generated/words/documents.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import type { StoredFile } from './file-value.ts';
import { InputSetContext } from './input.ts';
import { uploadProblem } from './upload-problem.ts';
import { useUnsentCheck } from './useUnsentCheck.ts';

interface DocumentUpload {
  sending: boolean;
  /** Names of the files that failed, until they are sent again or discarded. */
  failed: readonly string[];
  /** Which files failed and why, in the user's language. */
  failure: string | undefined;
  /** Sends one file after another, and hands over each that is stored; `failed` has the others. */
  send: (files: readonly File[], stored: (file: StoredFile) => void) => Promise<void>;
  discard: (name: string) => void;
}

interface FailedUpload {
  name: string;
  sentence: string;
}

/** Uploads documents of the shop; the form does not save before the end, nor while one has failed. */
export function useDocumentUpload(): DocumentUpload {
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const words = useWords(DOCUMENTS_WORDS);
  const inputs = use(InputSetContext);
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState<readonly FailedUpload[]>([]);
  useUnsentCheck(failures.length, words.unsent);

  const discard = (name: string): void =>
    setFailures((all) => all.filter((failure) => failure.name !== name));
  const sendOne = async (file: File, stored: (file: StoredFile) => void): Promise<void> => {
    const { name } = file;
    discard(name);
    try {
      stored({ name, url: await provider.upload(file, 'document') });
    } catch (error) {
      const sentence = fill(words.failed, { name, reason: uploadProblem(translate, error) });
      setFailures((others) => [...others, { name, sentence }]);
    }
  };
  const sendAll: DocumentUpload['send'] = async (files, stored) => {
    setSending(true);
    for (const file of files) await sendOne(file, stored);
    setSending(false);
  };
  return {
    sending,
    failed: failures.map(({ name }) => name),
    failure: failures.length === 0 ? undefined : failures.map(({ sentence }) => sentence).join(' '),
    send: (files, stored) => {
      const work = sendAll(files, stored);
      inputs?.addUpload?.(work);
      return work;
    },
    discard,
  };
}
