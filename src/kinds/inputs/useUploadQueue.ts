import { use, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { ApiHttpError } from '../../dataProvider/api-error.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { fillCount, useIntlLocale } from '../../i18n/words.ts';
import { errorSentence, fieldSentence, type Translate } from '../../i18n/sentences.ts';
import { downscale } from './downscale.ts';
import { InputSetContext } from './input.ts';

/** A picture on its way to the server. */
export interface Upload {
  id: number;
  file: File;
  /** Its address in this browser, to show it meanwhile. */
  preview: string;
  state: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** 0 to 1, of its bytes. */
  progress: number;
  /** Why it failed, in the user's language. */
  reason?: string;
  /** The file itself was not taken: sent again it would not be either. */
  refused?: boolean;
  /** The address that the new picture takes the place of. */
  replaces?: string;
}

export interface UploadQueue {
  uploads: readonly Upload[];
  add(files: readonly File[], replaces?: string): void;
  /** Ends an upload that is under way, or drops one that failed. */
  cancel(id: number): void;
  retry(id: number): void;
}

type OnStored = (url: string, replaces: string | undefined) => void;

/**
 * Sends pictures one after another, made smaller first: what is up stays up, and what fails is tried again alone.
 * Without a connection it waits. The form does not save before the end.
 */
export function useUploadQueue(onStored: OnStored): UploadQueue {
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const inputs = use(InputSetContext);
  const online = useOnline();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const next = useRef(1);
  /** The one under way. */
  const running = useRef<{ id: number; controller: AbortController }>(null);
  /** What the form waits for, by upload. */
  const waiting = useRef(new Map<number, () => void>());

  const change = (id: number, facts: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const settle = (id: number): void => {
    waiting.current.get(id)?.();
    waiting.current.delete(id);
  };
  const drop = (upload: Upload): void => {
    URL.revokeObjectURL(upload.preview);
    setUploads((all) => all.filter(({ id }) => id !== upload.id));
    settle(upload.id);
  };
  const hold = (id: number): void =>
    inputs?.addUpload?.(new Promise<void>((resolve) => waiting.current.set(id, resolve)));

  const send = async (upload: Upload, signal: AbortSignal): Promise<void> => {
    const { id, file, replaces } = upload;
    try {
      change(id, { state: 'preparing' });
      const small = await downscale(file);
      signal.throwIfAborted();
      change(id, { state: 'sending', progress: 0 });
      const onProgress = (sent: number, total: number) =>
        change(id, { progress: total > 0 ? sent / total : 0 });
      const url = await provider.upload(small, 'picture', { signal, onProgress });
      if (signal.aborted) return;
      onStored(url, replaces);
      drop(upload);
    } catch (error) {
      if (signal.aborted) return;
      const cutOff = error instanceof ApiHttpError && error.status === 0 && !navigator.onLine;
      if (cutOff) return change(id, { state: 'waiting', progress: 0 });
      const refused = fileFault(error) !== undefined;
      change(id, { state: 'failed', refused, reason: uploadProblem(translate, error) });
      settle(id);
    }
  };

  useEffect(() => {
    const first = uploads.find(({ state }) => state === 'waiting');
    if (!online || running.current !== null || first === undefined) return;
    const controller = new AbortController();
    running.current = { id: first.id, controller };
    void send(first, controller.signal).finally(() => {
      running.current = null;
      // Renders again, so that the next one begins.
      setUploads((all) => [...all]);
    });
  });
  useEffect(() => {
    const held = waiting.current;
    return () => {
      running.current?.controller.abort();
      for (const free of held.values()) free();
    };
  }, []);

  return {
    uploads,
    add(files, replaces) {
      const added = files.map((file): Upload => {
        const id = next.current++;
        hold(id);
        const preview = URL.createObjectURL(file);
        return {
          id,
          file,
          preview,
          state: 'waiting',
          progress: 0,
          ...(replaces !== undefined && { replaces }),
        };
      });
      setUploads((all) => [...all, ...added]);
    },
    cancel(id) {
      if (running.current?.id === id) running.current.controller.abort();
      const upload = uploads.find((one) => one.id === id);
      if (upload !== undefined) drop(upload);
    },
    retry(id) {
      hold(id);
      change(id, { state: 'waiting', progress: 0 });
    },
  };
}

/**
 * The form is not saved while an upload has failed: its file would be missing without a word.
 * @param failed how many have
 * @param unsent the sentence about so many, in the user's language
 */
export function useUnsentCheck(failed: number, unsent: string): void {
  const locale = useIntlLocale();
  const addSaveCheck = use(InputSetContext)?.addSaveCheck;
  useEffect(
    () => addSaveCheck?.(() => (failed > 0 ? fillCount(unsent, failed, locale) : undefined)),
    [addSaveCheck, failed, unsent, locale],
  );
}

/** Why an upload failed: the problem of the file itself where the server names it. 'Check the fields' would not help. */
export function uploadProblem(translate: Translate, error: unknown): string {
  const problem = fileFault(error);
  return problem === undefined
    ? errorSentence(translate, error)
    : fieldSentence(translate, 'files', 'file', problem);
}

/** What the server says of the file itself. */
function fileFault(error: unknown) {
  return error instanceof ApiHttpError ? error.fields['file'] : undefined;
}
