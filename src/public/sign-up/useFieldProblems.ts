import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/credentials.ts';
import { isWholePhone, joinPhone } from '../../../domain/phones/phone.ts';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { ApiHttpError, type FieldError } from '../../dataProvider/api-error.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { SIGN_UP_WORDS, type SignUpWords } from './sign-up-words.ts';

/** True when the server has no sign-up of this browser (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof ApiHttpError && error.code === 'not_found';
}

/**
 * Shows the server's errors beside the fields on the page.
 * @returns a wrapper for calls: it rejects only with errors that no field can show
 */
export function useFieldProblems(
  fields: readonly string[],
  show: (field: string, sentence: string) => void,
): (work: () => Promise<void>) => Promise<void> {
  const words = useWords(SIGN_UP_WORDS);
  return async (work) => {
    try {
      await work();
    } catch (error) {
      const problems = error instanceof ApiHttpError ? Object.entries(error.fields) : [];
      const shown = problems.flatMap(([source, problem]) => {
        const field = fields.find((one) => one === source.split('.').at(-1));
        return field === undefined ? [] : [{ field, sentence: sentenceOf(field, problem, words) }];
      });
      if (shown.length === 0) throw error;
      for (const { field, sentence } of shown) show(field, sentence);
    }
  };
}

function sentenceOf(field: string, { key, args = {} }: FieldError, { errors }: SignUpWords): string {
  switch (key) {
    case 'pattern':
      return patternOf(field, errors);
    case 'minLength':
      return fill(errors.too_short, { min: args['limit'] ?? PASSWORD_MIN_LENGTH });
    case 'maxLength':
      return fill(errors.too_long, { max: args['limit'] ?? PASSWORD_MAX_LENGTH });
    case 'common_password':
      return errors.common_password;
    case 'phone_prefix':
      return errors.phone_prefix;
    case 'wrong_code':
      return args['left'] === 1 ? errors.wrong_code_one : fill(errors.wrong_code, args);
    case 'campaign_over':
      return errors.campaign_over;
    case 'code_over':
      return errors.code_over;
    case 'required':
      return errors.required;
    default:
      return errors.other;
  }
}

/** What a field may hold, of a value that has characters which it may not. */
function patternOf(field: string, errors: SignUpWords['errors']): string {
  if (field === 'store') return errors.store_pattern;
  if (field === 'first_name' || field === 'last_name') return errors.name_pattern;
  return field === 'business_url' ? errors.url : errors.other;
}

/** Users type a number without country code; it is stored with the code. */
export function prefixOf(countryCode: string): string {
  return COUNTRIES.find(({ code }) => code === countryCode)?.phone_prefix ?? '';
}

/** Rules of a number's field, for react-hook-form. */
export function usePhoneRules(countryCode: () => string) {
  const { errors } = useWords(SIGN_UP_WORDS);
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
