import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LinkedText, linkedParts, LinksOf } from '../../../src/ui/text/LinkedText.tsx';

const links = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Ver https://maps.app.goo.gl/Ab1?g=2, por favor', ['https://maps.app.goo.gl/Ab1?g=2']],
  ['HTTP://tienda.co/a.', ['HTTP://tienda.co/a']],
  ['(https://es.wikipedia.org/wiki/Sal_(mineral))', ['https://es.wikipedia.org/wiki/Sal_(mineral)']],
  ['«https://a.co/x» y "https://b.co"', ['https://a.co/x', 'https://b.co']],
  ['https://a.co\nhttps://ñandú.co/año', ['https://a.co', 'https://ñandú.co/año']],
  ['javascript:alert(1) data:text/html,x ftp://a.co mailto:a@b.co www.a.co', []],
  ['https:// nada, http:/a.co, https://', []],
  ['javascript:https://a.co', ['https://a.co']],
])('of %j these are links', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('the parts are the text to the character, and a link is never of another scheme', () => {
  const piece = fc.constantFrom(
    'https://',
    'http://',
    'javascript:',
    'a.co',
    ' ',
    '.',
    ')',
    '(',
    '"',
    '<b>',
    'ñ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const parts = linkedParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts)
        if (href !== undefined) expect(['http:', 'https:']).toContain(new URL(href).protocol);
    }),
  );
});

test('a link opens apart from the page that it stands in, and the text around it stays', () => {
  const { container } = render(<LinkedText>Guía en https://servi.co/1. Gracias</LinkedText>);
  const link = screen.getByRole('link', { name: 'https://servi.co/1' });
  expect(link).toHaveAttribute('href', 'https://servi.co/1');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(container).toHaveTextContent('Guía en https://servi.co/1. Gracias');
});

test('of a text in a box each address is a link once', () => {
  render(<LinksOf text={'https://a.co https://b.co\nhttps://a.co'} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'https://a.co',
    'https://b.co',
  ]);
});
