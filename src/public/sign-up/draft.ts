const KEY = 'tendero.sign_up';

/** The typed values of the form, so that the user need not type them again. Never the password. */
export interface SignUpDraft {
  first_name: string;
  last_name: string;
  store: string;
  country_code: string;
  phone: string;
  email: string;
}

const EMPTY: SignUpDraft = {
  first_name: '',
  last_name: '',
  store: '',
  country_code: 'CO',
  phone: '',
  email: '',
};

export function keepDraft(draft: SignUpDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}

export function readDraft(): SignUpDraft {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return EMPTY;
  try {
    const kept = new Map<string, unknown>(Object.entries(JSON.parse(text)));
    const read = (field: keyof SignUpDraft): string => {
      const value = kept.get(field);
      return typeof value === 'string' ? value : EMPTY[field];
    };
    return {
      first_name: read('first_name'),
      last_name: read('last_name'),
      store: read('store'),
      country_code: read('country_code'),
      phone: read('phone'),
      email: read('email'),
    };
  } catch {
    return EMPTY;
  }
}
