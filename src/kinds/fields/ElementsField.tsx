import { Fragment } from 'react';
import { useTranslate } from 'ra-core';
import type { FieldComponent, FieldProps } from './field.ts';

const SHOWN = 3;

interface ElementsFieldProps extends FieldProps {
  /** Displays one of them; it loads this file. */
  Element: FieldComponent;
}

/** The elements of a list, one after another: `Defensa, Arquero`; pictures without a comma between them. */
export default function ElementsField({ field, value, record, Element }: ElementsFieldProps) {
  const translate = useTranslate();
  const { element } = field;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  if (element === undefined) return null;
  const rest = values.length - SHOWN;
  return (
    <>
      {values.slice(0, SHOWN).map((one, index) => (
        <Fragment key={String(one)}>
          {index > 0 && (element.display === 'image' ? ' ' : ', ')}
          <Element
            field={element.enum === undefined ? element : { ...element, display: 'text' }}
            value={one}
            record={record}
          />
        </Fragment>
      ))}
      {rest > 0 && ` ${translate('field.more', { smart_count: rest })}`}
    </>
  );
}
