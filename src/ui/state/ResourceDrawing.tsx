import { EmptyDrawing } from './PageStates.tsx';

/** Lines of 120 × 96 by the icon of a resource (`x-resource.icon`). */
const LINES: Readonly<Record<string, readonly string[]>> = {
  product: ['M22 34 60 18l38 16v38L60 88 22 72Z', 'M22 34l38 16 38-16M60 50v38', 'M41 26l38 16v14'],
  order: [
    'M30 12h44a6 6 0 0 1 6 6v66l-8-5-8 5-8-5-8 5-8-5-8 5V18a6 6 0 0 1 6-6Z',
    'M42 30h26M42 42h26M42 54h14',
    'M80 40h14a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-2v8l-9-8h-3',
  ],
  customer: [
    'M46 44a14 14 0 1 0 0-28 14 14 0 0 0 0 28Z',
    'M18 84c0-18 12-28 28-28s28 10 28 28Z',
    'M78 46a11 11 0 1 0-4-21M84 58c12 2 20 11 20 26H86',
  ],
  collection: [
    'M16 40h88M16 84h88M22 40v44M98 40v44',
    'M30 40V22h18v18M54 40V14h14v26M74 40V26h16v14',
    'M32 84V62h22v22M66 84V56h20v28',
  ],
  payment: [
    'M16 26h72a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z',
    'M10 42h84M22 60h18',
    'M96 88a14 14 0 1 0 0-28 14 14 0 0 0 0 28ZM96 67v14M92 70h6M94 78h6',
  ],
  invoice: ['M34 10h36l18 18v58H34Z', 'M70 10v18h18', 'M46 42h30M46 54h30M46 66h16'],
  coupon: [
    'M14 30h92v12a8 8 0 0 0 0 16v12H14V58a8 8 0 0 0 0-16Z',
    'M76 30v40',
    'M34 62l22-24M36 42a3 3 0 1 0 .1 0M54 58a3 3 0 1 0 .1 0',
  ],
  tag: ['M20 18h34l46 46-30 26-50-46Z', 'M36 36a5 5 0 1 0 .1 0', 'M58 44l20 20'],
  table: ['M16 18h88v62H16Z', 'M16 36h88M46 36v44M76 36v44', 'M16 58h88'],
};

/** The last line of each drawing is faint. */
export function ResourceDrawing({ icon }: { icon: string }) {
  const lines = LINES[icon];
  if (lines === undefined) return <EmptyDrawing />;
  return (
    <svg
      width="120"
      height="96"
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines.map((line, index) => (
        <path key={line} d={line} opacity={index === lines.length - 1 ? 0.5 : 1} />
      ))}
    </svg>
  );
}
