import { useCallback, useState } from 'react';

/** The uploads of a form, which saving has to wait for. */
export function useUploadsPending() {
  const [count, setCount] = useState(0);
  const addUpload = useCallback((upload: Promise<unknown>) => {
    setCount((before) => before + 1);
    void upload.finally(() => setCount((before) => before - 1)).catch(() => undefined);
  }, []);
  return { uploading: count > 0, addUpload };
}
