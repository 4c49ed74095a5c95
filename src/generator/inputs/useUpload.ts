import { useDataProvider, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { fieldSentence } from '../../i18n/field-sentence.ts';
import type { Translate } from '../../i18n/translate.ts';
import { downscale } from './downscale.ts';
import { InputSetContext } from './input.ts';

interface Upload {
  /** Number of running uploads. */
  pending: number;
  /** The reason of the last failure, in the user's language. */
  failure: string | undefined;
  /** Addresses of the stored files, in the given order. A failed file is left out, and `failure` reports it. */
  send: (files: readonly File[]) => Promise<string[]>;
}

/** Uploads files of the shop after making pictures smaller; the form does not save before the end. */
export function useUpload(kind: 'picture' | 'document'): Upload {
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const inputs = use(InputSetContext);
  const [pending, setPending] = useState(0);
  const [failure, setFailure] = useState<string>();

  const sendOne = async (file: File): Promise<string[]> => {
    try {
      return [await provider.upload(kind === 'picture' ? await downscale(file) : file, kind)];
    } catch (error) {
      setFailure(translate('form.upload.failed', { name: file.name, reason: reasonOf(translate, error) }));
      return [];
    } finally {
      setPending((count) => count - 1);
    }
  };
  const send = async (files: readonly File[]): Promise<string[]> => {
    setFailure(undefined);
    setPending((count) => count + files.length);
    const stored: string[] = [];
    // One by one, because that shows progress on a slow line.
    for (const file of files) stored.push(...(await sendOne(file)));
    return stored;
  };
  return {
    pending,
    failure,
    send: (files) => {
      const work = send(files);
      inputs?.addUpload?.(work);
      return work;
    },
  };
}

/** The problem of the file itself when the server names it: 'this is no PDF' helps, 'check the fields' does not. */
function reasonOf(translate: Translate, error: unknown): string {
  const problem = error instanceof ApiHttpError ? error.fields['file'] : undefined;
  return problem === undefined
    ? errorSentence(translate, error)
    : fieldSentence(translate, 'files', 'file', problem);
}
