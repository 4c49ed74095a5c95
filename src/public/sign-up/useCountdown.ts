import { useEffect, useState } from 'react';

/** Seconds left of the wait that the server set; each answer restarts it. Correct also after the tab was asleep. */
export function useCountdown(answer: { resend_after: number }): number {
  const [left, setLeft] = useState(answer.resend_after);
  useEffect(() => {
    const end = performance.now() + answer.resend_after * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [answer]);
  return left;
}
