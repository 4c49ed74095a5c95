const MINUTE = 60 * 1000;

/**
 * Wrong tries that sign-in allows. The limit of an account protects against many addresses at once, but it counts
 * unknown devices only. A device that has signed in before has a count of its own. So an attacker who floods an account
 * cannot lock its owner out (OWASP, 'device cookies').
 */
export const SIGN_IN_LIMITS = {
  /** One address that tries one account. */
  addressAndAccount: { tries: 5, window: 10 * MINUTE },
  /** All tries of one account from devices that are unknown to it. */
  account: { tries: 30, window: 60 * MINUTE },
  /** A device that the account knows. */
  device: { tries: 10, window: 10 * MINUTE },
  /** One address trying many accounts from devices that they do not know; a whole market may sit behind one address. */
  address: { tries: 100, window: 10 * MINUTE },
} as const;

/** Accounts that one device is known to, the last used: people who share a phone. The cookie has room for no more. */
export const DEVICE_ACCOUNTS = 8;

/** Mails for a forgotten password that one account, and one address, can request. */
export const RECOVERY_LIMITS = {
  account: { tries: 3, window: 60 * MINUTE },
  address: { tries: 20, window: 60 * MINUTE },
} as const;

/** Wrong current passwords of a signed-in user. A stranger at an open session must not guess the password. */
export const CHANGE_PASSWORD_LIMIT = { tries: 5, window: 10 * MINUTE } as const;

/** Every IPv6 customer has 2^64 addresses; they count as one. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
