/** Owner of the demo store. Everyone can read these, so a server that others reach refuses them. */
export const DEMO_ACCOUNT = { email: 'demo@tendero.co', password: 'tendero-demo' } as const;
