import raEnglish from 'ra-language-english';
import raPortuguese from 'ra-language-portuguese';
import raSpanish from 'ra-language-spanish';
import { describe, expect, test } from 'vitest';
import { descriptors, loadedField, loadList } from '../../../src/schema/descriptors.ts';
import en from '../../../i18n/en.json';
import es from '../../../i18n/es.json';
import pt from '../../../i18n/pt.json';
import { createI18nProvider, mergeMessages } from '../../../src/i18n/i18nProvider.ts';
import { fieldSentence } from '../../../src/i18n/sentences.ts';
import { refusedSentence } from '../../../src/ui/notice/useUndo.tsx';

function keysOf(tree: object, path = ''): string[] {
  const entries: [string, unknown][] = Object.entries(tree);
  return entries.flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [path + key],
  );
}

const wanted = keysOf(raEnglish);

describe("react-admin's own sentences are complete", () => {
  test.each([
    ['es', mergeMessages(raSpanish, { ra: es.ra })],
    ['pt', mergeMessages(raPortuguese, { ra: pt.ra })],
    ['en', mergeMessages(raEnglish, { ra: en.ra })],
  ])('%s', (_, messages) => {
    const known = new Set(keysOf(messages));
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });

  test('in Spanish none is left in English', () => {
    const spanish = createI18nProvider(descriptors);
    expect(spanish.translate('ra.message.not_found')).toBe('Esta página no existe. Revisa el enlace.');
  });

  test('in Spanish the package gives what ours do not change, and nothing with its mistakes', () => {
    const ours = new Set(keysOf({ ra: es.ra }));
    const provider = createI18nProvider(descriptors);
    const given = keysOf(raSpanish).filter((key) => wanted.includes(key) && !ours.has(key));
    expect(given).toContain('ra.action.save');
    const sentences = given.map((key) => provider.translate(key));
    expect(sentences.filter((text) => /\b(aqui|estas|si|pagina|valido|sesion|the|or)\b/i.test(text))).toEqual(
      [],
    );
  });
});

test('the labels of the schemas are words of the application, in three languages', async () => {
  const i18n = createI18nProvider(descriptors, loadedField);
  await loadList('products');
  expect(i18n.translate('resources.customers.name', { smart_count: 2 })).toBe('Clientes');
  expect(i18n.translate('resources.products.fields.price')).toBe('Precio');
  await i18n.changeLocale('en');
  expect(i18n.translate('resources.customers.name', { smart_count: 2 })).toBe('Customers');
  await i18n.changeLocale('pt');
  expect(i18n.translate('resources.products.fields.price')).toBe('Preço');
});

describe('the sentence of a field error', () => {
  const { translate } = createI18nProvider(descriptors);

  test("is the field's own where there is one (spec 2 §5)", () => {
    const text = fieldSentence(translate, 'customers', 'first_name', { key: 'required' });
    expect(text).toBe('Se requiere el nombre');
  });

  test('is the general one otherwise, with its numbers, whatever the row', () => {
    const text = fieldSentence(translate, 'products', 'product_variants.2.sku', {
      key: 'maxLength',
      args: { limit: 60 },
    });
    expect(text).toBe('Usa máximo 60 caracteres');
  });

  test('counts its characters as people do', () => {
    const of = (limit: number) =>
      fieldSentence(translate, 'products', 'name', { key: 'minLength', args: { limit } });
    expect([of(1), of(3)]).toEqual(['Escribe al menos 1 carácter', 'Escribe al menos 3 caracteres']);
  });

  test("is the validator's own text as the last resort", () => {
    expect(fieldSentence(translate, 'products', 'name', { key: 'no_such_key' }, 'must be odd')).toBe(
      'must be odd',
    );
  });
});

describe('the refusal of a record that others need', () => {
  const { translate } = createI18nProvider(descriptors);
  const of = (resource?: string) =>
    refusedSentence(translate, 'user-stores', { code: 'in_use', ...(resource && { resource }) });

  test('names them, in a bulk delete as well', () => {
    expect(of('orders')).toBe('No se puede eliminar: se usa en pedidos.');
  });

  test('says so in general where nobody knows what they are', () => {
    expect(of()).toBe('No se puede eliminar: otros datos lo están usando.');
    expect(of('rows_of_a_later_version')).toBe(of());
  });
});

test('every sentence that the screens ask for by name is there', () => {
  const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const known = new Set(keysOf(mergeMessages(raSpanish, es)));
  const asked = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:translate|notify|t)\(\s*'([a-z_]+(?:\.[\w-]+)+)'/g)].map(([, key = '']) => ({
      file,
      key,
    })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
});
