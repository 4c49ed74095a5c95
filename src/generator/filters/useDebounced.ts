import { useEffect, useState } from 'react';

/** The value as it was half a second ago, or now once it has rested that long. */
export function useDebounced<T>(value: T, milliseconds = 500): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
