import { useCallback, useState } from 'react';

/** Counts the running uploads of a form; saving waits for them. */
export function useUploadsPending() {
  const [count, setCount] = useState(0);
  const addUpload = useCallback((upload: Promise<unknown>) => {
    setCount((before) => before + 1);
    void upload.finally(() => setCount((before) => before - 1)).catch(() => undefined);
  }, []);
  return { uploading: count > 0, addUpload };
}
