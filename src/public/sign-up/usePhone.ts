import { isWholePhone, joinPhone } from '../../../domain/phones/phone.ts';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { SIGN_UP_WORDS } from './sign-up-words.ts';

/** Users type a number without country code; it is stored with the code. */
export function prefixOf(countryCode: string): string {
  return COUNTRIES.find(({ code }) => code === countryCode)?.phone_prefix ?? '';
}

/** Rules of a number's field, for react-hook-form. */
export function usePhoneRules(countryCode: () => string) {
  const { errors } = useLazyDictionary(SIGN_UP_WORDS);
  return {
    required: errors.phone,
    validate: (typed: string) => {
      const phone = joinPhone(prefixOf(countryCode()), typed);
      const local = phone.length - prefixOf(countryCode()).length;
      return (isWholePhone(phone) && local >= SHORTEST) || errors.phone_invalid;
    },
  };
}

/** Digits of a number without its country code; eight in the smallest countries of the list. */
const SHORTEST = 7;
