import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PictureFrame } from '../../../src/ui/picture/PictureFrame.tsx';
import { loseConnection } from '../lose-connection.ts';

afterEach(() => vi.restoreAllMocks());

const picture = () => screen.getByRole('img', { name: 'Ruana' });

test('a picture that the network has cut off is asked for again when the connection is back', () => {
  render(<PictureFrame url="/api/v1/files/1/ruana.webp" alt="Ruana" />);
  const back = loseConnection();
  const first = picture();
  fireEvent.error(first);
  expect(picture()).toBe(first);
  back();
  const second = picture();
  expect(second).not.toBe(first);
  // One that does not exist is not asked for without end.
  fireEvent.error(second);
  expect(picture()).toBe(second);
});
