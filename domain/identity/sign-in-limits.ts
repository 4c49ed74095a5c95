const MINUTE = 60 * 1000;

/**
 * Wrong tries that sign-in forgives. The account's own limit holds against many addresses at once, but it counts
 * unknown devices only: a device that has signed in to the account before has a count of its own, so that
 * whoever floods an account cannot keep its owner out (OWASP, 'device cookies').
 */
export const SIGN_IN_LIMITS = {
  /** One address trying one account. */
  addressAndAccount: { tries: 5, window: 10 * MINUTE },
  /** Everyone who tries one account from devices that it does not know. */
  account: { tries: 30, window: 60 * MINUTE },
  /** A device that the account knows. */
  device: { tries: 10, window: 10 * MINUTE },
  /** One address trying many accounts; a whole market may sit behind one address. */
  address: { tries: 100, window: 10 * MINUTE },
} as const;

/** Mails that one account, and one address, may ask for when a password is forgotten. */
export const RECOVERY_LIMITS = {
  account: { tries: 3, window: 60 * MINUTE },
  address: { tries: 20, window: 60 * MINUTE },
} as const;

/** Wrong current passwords of who is signed in: whoever finds an open session must not guess the password by it. */
export const CHANGE_PASSWORD_LIMIT = { tries: 5, window: 10 * MINUTE } as const;

/** IPv6 hands every customer 2^64 addresses: they count as one. */
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
