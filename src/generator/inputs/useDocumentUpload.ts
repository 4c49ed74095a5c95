import { useDataProvider, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { StoredFile } from './file-value.ts';
import { InputSetContext } from './input.ts';
import { uploadProblem } from './upload-problem.ts';

interface DocumentUpload {
  sending: boolean;
  /** Which files failed and why, in the user's language. */
  failure: string | undefined;
  /** Sends one file after another, and hands over each that is stored; `failure` reports the others. */
  send: (files: readonly File[], stored: (file: StoredFile) => void) => Promise<void>;
}

/** Uploads documents of the shop; the form does not save before the end. */
export function useDocumentUpload(): DocumentUpload {
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const inputs = use(InputSetContext);
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);

  const sendOne = async (file: File, stored: (file: StoredFile) => void): Promise<void> => {
    try {
      stored({ name: file.name, url: await provider.upload(file, 'document') });
    } catch (error) {
      const reason = uploadProblem(translate, error);
      setFailures((others) => [...others, translate('form.upload.failed', { name: file.name, reason })]);
    }
  };
  const sendAll: DocumentUpload['send'] = async (files, stored) => {
    setFailures([]);
    setSending(true);
    for (const file of files) await sendOne(file, stored);
    setSending(false);
  };
  return {
    sending,
    failure: failures.length === 0 ? undefined : failures.join(' '),
    send: (files, stored) => {
      const work = sendAll(files, stored);
      inputs?.addUpload?.(work);
      return work;
    },
  };
}
