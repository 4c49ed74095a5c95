import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from 'ra-core';
import { MOST_ZIP_BYTES, type PictureBatch } from '../../../domain/picture-batches/batch.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { BATCH_WORDS } from './batch-words.ts';
import { useBatchCalls } from './useBatchCalls.ts';

export interface SendZip {
  file: File | undefined;
  /** 0 to 1. */
  sent: number;
  /** Why the file was not taken, or the upload was cut off. */
  problem: string | undefined;
  /** Whether the rest of the file can still be sent. */
  cutOff: boolean;
  take(file: File): void;
  resume(): void;
  cancel(): void;
}

/** Sends a ZIP in its parts, then starts it and opens its progress. What is up stays up: a cut-off goes on behind it. */
export function useSendZip(): SendZip {
  const words = useDictionary(BATCH_WORDS);
  const translate = useTranslate();
  const calls = useBatchCalls();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<string>();
  const batch = useRef<PictureBatch>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (zip: File): Promise<void> => {
    setFile(zip);
    setProblem(undefined);
    controller.current = new AbortController();
    const { signal } = controller.current;
    try {
      const api = await calls();
      let at = batch.current ?? (await api.open(zip));
      batch.current = at;
      while (at.parts * at.part_bytes < zip.size) {
        const before = at.parts * at.part_bytes;
        const onProgress = (bytes: number) => setSent(Math.min(1, (before + bytes) / zip.size));
        at = await api.sendNext(at, zip, { signal, onProgress });
        batch.current = at;
      }
      const { id } = await api.move(at.id, 'start');
      void navigate(`/products/uploading?batch=${id}`, { replace: true });
    } catch (error) {
      if (!signal.aborted) setProblem(errorSentence(translate, error));
    }
  };
  const clear = (): void => {
    batch.current = undefined;
    setFile(undefined);
    setSent(0);
  };
  return {
    file,
    sent,
    problem,
    cutOff: file !== undefined && problem !== undefined,
    take(zip) {
      clear();
      if (!/\.zip$/i.test(zip.name)) setProblem(words.not_zip_file);
      else if (zip.size > MOST_ZIP_BYTES) setProblem(words.too_large);
      else void send(zip);
    },
    resume() {
      if (file !== undefined) void send(file);
    },
    cancel() {
      controller.current?.abort();
      const { id } = batch.current ?? {};
      clear();
      setProblem(undefined);
      // Nobody waits for it: what it would remove goes by itself after a day.
      if (id !== undefined) void calls().then((api) => api.move(id, 'cancel').catch(() => undefined));
    },
  };
}
