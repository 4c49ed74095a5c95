import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { InPlaceOf, LeftColumnsProvider, useLeftColumns } from '../../../src/list/InPlaceOf.tsx';

const LIMITS = new Map([['state', 600]]);

function Frame() {
  const { left, watch } = useLeftColumns(LIMITS);
  return (
    <div ref={(frame) => (frame === null ? undefined : watch(frame))}>
      <LeftColumnsProvider value={left}>
        <InPlaceOf source="state">No preparado</InPlaceOf>
      </LeftColumnsProvider>
    </div>
  );
}

test('the frame that shows or hides a column by its width also moves its value: never two, never none', () => {
  let resized = (): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        resized = measure;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get');
  document.documentElement.style.fontSize = '16px';
  // As in a browser: React draws when it likes, not when an `act` ends.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  render(<Frame />);

  // A browser paints right after it has called its observers.
  width.mockReturnValue(599);
  resized();
  expect(screen.getByText('No preparado')).toBeVisible();
  width.mockReturnValue(601);
  resized();
  expect(screen.queryByText('No preparado')).toBeNull();
});
