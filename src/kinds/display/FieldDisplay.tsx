import { Suspense } from 'react';
import { Nothing } from '../../ui/figure/Nothing.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { isEmpty, type FieldComponent, type FieldProps } from '../fields/field.ts';
import { DISPLAYS } from './displays.ts';

const { Part: ElementsField } = lazyPart<FieldProps & { Element: FieldComponent }>(
  () => import('../fields/ElementsField.tsx'),
);

/** Displays a value as its schema declares. */
export function FieldDisplay(props: FieldProps) {
  const { display, element } = props.field;
  const { Field, showsEmpty } = DISPLAYS[display];
  if (isEmpty(props.value) && showsEmpty !== true) return <Nothing />;
  if (element?.display === 'file') return <DISPLAYS.file.Field {...props} />;
  if (element !== undefined && display === 'json')
    return (
      <Suspense>
        <ElementsField {...props} Element={FieldDisplay} />
      </Suspense>
    );
  return <Field {...props} />;
}
