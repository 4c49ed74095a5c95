import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '../../../src/ui/lazy/lazy-popup.tsx';

/** A place for the part, which reports each drawing of its skeleton. */
function place(onSkeleton: () => void) {
  function Skeleton() {
    onSkeleton();
    return <p>Cargando</p>;
  }
  const load = vi.fn(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }));
  const part = lazyPart(load);
  const element = (
    <Suspense fallback={<Skeleton />}>
      <part.Part name="Ruana" />
    </Suspense>
  );
  return { load, part, element };
}

test('code that has arrived is drawn at once, without its skeleton', async () => {
  const onSkeleton = vi.fn();
  const { load, part, element } = place(onSkeleton);
  await part.arrive();
  render(element);
  expect(screen.getByText('Ruana')).toBeVisible();
  expect(onSkeleton).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is on its way has its skeleton', async () => {
  const onSkeleton = vi.fn();
  const { load, element } = place(onSkeleton);
  render(element);
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(await screen.findByText('Ruana')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
