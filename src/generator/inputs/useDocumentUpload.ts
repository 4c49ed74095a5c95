import { useDataProvider, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { InputSetContext } from './input.ts';
import { uploadProblem } from './upload-problem.ts';

interface DocumentUpload {
  sending: boolean;
  /** The reason of the last failure, in the user's language. */
  failure: string | undefined;
  /** The address of the stored file; undefined where it failed, and `failure` reports it. */
  send: (file: File) => Promise<string | undefined>;
}

/** Uploads a document of the shop; the form does not save before the end. */
export function useDocumentUpload(): DocumentUpload {
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const inputs = use(InputSetContext);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (file: File): Promise<string | undefined> => {
    setFailure(undefined);
    setSending(true);
    try {
      return await provider.upload(file, 'document');
    } catch (error) {
      const reason = uploadProblem(translate, error);
      setFailure(translate('form.upload.failed', { name: file.name, reason }));
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return {
    sending,
    failure,
    send: (file) => {
      const work = send(file);
      inputs?.addUpload?.(work);
      return work;
    },
  };
}
