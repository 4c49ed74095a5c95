import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FIELD_TYPES, isAnswered, type FieldType } from '../../../domain/checkout-form/checkout-form.ts';
import { formSchema } from '../../../domain/checkout-form/form-schema.ts';
import { AnswerInputs } from '../../../src/ui/answers/AnswerInputs.tsx';

const HELP = 'Como la quieres';

function draw(type: FieldType, error?: string) {
  const options = ['radio', 'checkbox', 'select'].includes(type) ? ['S', 'M'] : null;
  const field = {
    id: 3,
    type,
    title: 'Talla',
    text: HELP,
    numeric: false,
    mandatory: true,
    options,
    order: 0,
  };
  const { container } = render(
    <AnswerInputs
      schema={formSchema({ title: 'Regalo', fields: [field] })}
      typed={{}}
      errors={error === undefined ? {} : { field_3: error }}
      onChange={() => undefined}
    />,
  );
  return container;
}

/** The text of what an element names with `aria-describedby`. */
function descriptionOf(element: Element | null): string {
  const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '?').join(' ');
}

test.each(FIELD_TYPES.filter(isAnswered))(
  'a question of type %s shows its help, tied to the input',
  (type) => {
    const container = draw(type);
    expect(screen.getByText(HELP)).toBeVisible();
    expect(descriptionOf(container.querySelector('[aria-describedby]'))).toContain(HELP);
    expect(container.querySelector('[aria-invalid="true"]')).toBeNull();
  },
);

test.each(FIELD_TYPES.filter(isAnswered))(
  'a question of type %s shows its error at a place that takes the focus',
  (type) => {
    const wrong = draw(type, 'Elige una talla').querySelector<HTMLElement>('[aria-invalid="true"]');
    expect(screen.getByRole('alert')).toHaveTextContent('Elige una talla');
    expect(descriptionOf(wrong)).toContain('Elige una talla');
    wrong?.focus();
    expect(document.activeElement).toBe(wrong);
  },
);
