import { useEffect, useState } from 'react';

/** Shorter moves are a thumb at rest, or the page's own adjustments. */
const NOTICED = 12;

/** True after the page was scrolled down, until it is scrolled up again. Near the top of the page it is false. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < NOTICED) return;
      last = window.scrollY;
      setDown(moved > 0 && last > 120);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return down;
}
