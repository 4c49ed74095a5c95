import { expect, test } from 'vitest';
import {
  isPhone,
  isWholePhone,
  joinPhone,
  NO_PHONE,
  PHONE_PATTERN,
  whatsAppLink,
  whatsAppShareLink,
} from '../../../domain/phones/phone.ts';
import common from '../../../schemas/common.json' with { type: 'json' };

test.each([
  ['300 123 4567', '573001234567'],
  ['(300) 123-4567', '573001234567'],
  ['+57 300 123 4567', '573001234567'],
  ['0057 3001234567', '573001234567'],
  ['573001234567', '573001234567'],
  ['6011234567', '576011234567'],
  ['5712345678', '575712345678'],
  ['+1 415 555 0100', '14155550100'],
  ['', ''],
])('57 and %s make %s', (typed, phone) => {
  expect(joinPhone('57', typed)).toBe(phone);
});

test('another country puts its own code in front', () => {
  expect(joinPhone('+52', '55 1234 5678')).toBe('525512345678');
});

test('a phone is seven to thirteen digits and nothing else', () => {
  expect(['1234567', '1234567890123'].every(isPhone)).toBe(true);
  expect(['123456', '12345678901234', '+573001234567', '300 123', '٣٠٠١٢٣٤٥٦٧'].some(isPhone)).toBe(false);
});

test('no number begins with 0, but for the digits that stand for none', () => {
  expect(['03001234567', '0300123456', '00573001234567'].some(isPhone)).toBe(false);
  expect([NO_PHONE, '390612345678'].every(isPhone)).toBe(true);
});

test('a whole number that begins with 57 has ten digits more; the pattern is that of the schemas', () => {
  const short = ['5712345', '57310555', '5731055588990', '575730012', '570312345678'];
  expect([short.every(isPhone), short.some(isWholePhone)]).toEqual([true, false]);
  expect(['573105558899', '576011234567', '5215512345678', '14155550100'].every(isWholePhone)).toBe(true);
  expect(common.$defs.phone.pattern).toBe(PHONE_PATTERN.source);
});

test('text with letters is no number, and keeps them', () => {
  expect(joinPhone('57', ' 310 555 88 nueve ')).toBe('310 555 88 nueve');
  expect(joinPhone('57', 'llamar')).toBe('llamar');
});

test('a chat link carries the whole text; there is none without a number', () => {
  expect(whatsAppLink('573001234567', '¡Hola, Ana! 1 & 2\n#3')).toBe(
    'https://wa.me/573001234567?text=%C2%A1Hola%2C%20Ana!%201%20%26%202%0A%233',
  );
  expect(whatsAppLink('57 300 123 4567')).toBe('https://wa.me/573001234567');
  expect(whatsAppLink('573001234567', 'Total: $\u00A060.000')).toMatch(/=Total%3A%20%24%2060\.000$/);
  expect(whatsAppShareLink('$\u00A060.000')).toBe('https://wa.me/?text=%24%2060.000');
  expect(whatsAppLink('')).toBeUndefined();
  expect(whatsAppLink(null, 'Hola')).toBeUndefined();
});
