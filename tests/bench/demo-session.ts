import type { BrowserContext } from 'playwright-core';

/** Signs a browser in as the owner of the demo store. */
export async function signInToDemo(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/v1/users/auth`, {
    headers: { origin },
    data: { email: 'demo@tendero.co', password: 'tendero-demo' },
  });
  if (!answer.ok()) throw new Error(`Signing in: ${answer.status()}`);
}
