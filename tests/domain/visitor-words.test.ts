import { expect, test } from 'vitest';
import mailEn from '../../i18n/mail/en.json';
import mailEs from '../../i18n/mail/es.json';
import mailPt from '../../i18n/mail/pt.json';
import en from '../../i18n/visitor/en.json';
import es from '../../i18n/visitor/es.json';
import pt from '../../i18n/visitor/pt.json';
import invitationEn from '../../i18n/visitor/invitation/en.json';
import invitationEs from '../../i18n/visitor/invitation/es.json';
import invitationPt from '../../i18n/visitor/invitation/pt.json';
import signUpEn from '../../i18n/visitor/sign-up/en.json';
import signUpEs from '../../i18n/visitor/sign-up/es.json';
import signUpPt from '../../i18n/visitor/sign-up/pt.json';
import whole from '../../i18n/es.json';

/** Each sentence's place and the values that it takes. */
function shape(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${path}${key} ${[...value.matchAll(/%\{\w+\}/g)].sort().join(' ')}`.trim()]
      : shape(value, `${path}${key}.`),
  );
}

test('the public pages say everything in Spanish, English and Portuguese', () => {
  expect(shape(en)).toEqual(shape(es));
  expect(shape(pt)).toEqual(shape(es));
});

test('so do those of the sign-up', () => {
  expect(shape(signUpEn)).toEqual(shape(signUpEs));
  expect(shape(signUpPt)).toEqual(shape(signUpEs));
});

test('so does the page of an invitation', () => {
  expect(shape(invitationEn)).toEqual(shape(invitationEs));
  expect(shape(invitationPt)).toEqual(shape(invitationEs));
});

test('what is sent and stored says the same in each language', () => {
  expect(shape(mailEn)).toEqual(shape(mailEs));
  expect(shape(mailPt)).toEqual(shape(mailEs));
});

test('login and admin say the same of a session that ended', () => {
  expect(es.expired).toBe(whole.errors.invalid_jwt);
});
