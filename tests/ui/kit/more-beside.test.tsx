import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sheet } from '../../../src/ui/cells/sheet/Sheet.tsx';
import type { SheetColumn } from '../../../src/ui/cells/sheet/useSheet.ts';
import { everythingOverflows } from '../sideways.ts';

test('a sheet says on which side it has more', () => {
  everythingOverflows();
  const columns: SheetColumn[] = [
    {
      id: 'price',
      label: 'Precio',
      width: '1fr',
      align: 'right',
      keyboard: 'numeric',
      locked: true,
      show: String,
      edit: String,
      read: Number,
    },
  ];
  render(
    <Sheet label="Precios" corner="Producto" columns={columns} rows={0}>
      {null}
    </Sheet>,
  );
  const sheet = screen.getByRole('grid', { name: 'Precios' });
  expect(sheet).toHaveAttribute('data-after');
  expect(sheet).not.toHaveAttribute('data-before');
  sheet.scrollLeft = 300;
  fireEvent.scroll(sheet);
  expect(sheet).toHaveAttribute('data-before');
  sheet.scrollLeft = 600;
  fireEvent.scroll(sheet);
  expect(sheet).not.toHaveAttribute('data-after');
});
