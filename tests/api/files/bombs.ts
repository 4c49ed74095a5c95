import fc from 'fast-check';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Groups that each draw the one before several times over: `fan` to the power of `levels` rectangles in some hundred bytes. */
function nestedUses(levels: number, fan: number, side: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const inside = `<use xlink:href="#g${level}"/>`.repeat(fan);
    return `<g id="g${level + 1}">${inside}</g>`;
  });
  return `${SVG} width="${side}" height="${side}"><defs><rect id="g0" width="${side}" height="${side}"/>${groups.join('')}</defs><use xlink:href="#g${levels}"/></svg>`;
}

/** Noise, blurred again and again, over the largest picture that is let in. */
function chainedFilters(steps: number, octaves: number): string {
  const blurs = '<feGaussianBlur stdDeviation="90"/><feMorphology radius="40"/>'.repeat(steps);
  return `${SVG} width="7900" height="7900"><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.9" numOctaves="${octaves}"/>${blurs}</filter><rect width="7900" height="7900" filter="url(#f)"/></svg>`;
}

/** Drawings that some hundred bytes make expensive: minutes of work, or gigabytes. */
export const bomb: fc.Arbitrary<string> = fc.oneof(
  fc
    .record({
      levels: fc.integer({ min: 8, max: 12 }),
      fan: fc.integer({ min: 10, max: 16 }),
      side: fc.integer({ min: 100, max: 4000 }),
    })
    .map(({ levels, fan, side }) => nestedUses(levels, fan, side)),
  fc
    .record({ steps: fc.integer({ min: 10, max: 40 }), octaves: fc.integer({ min: 5, max: 30 }) })
    .map(({ steps, octaves }) => chainedFilters(steps, octaves)),
);

/** Drawings that are quick and take gigabytes: each step of a filter keeps its result, some 10 MB, until the last. */
export const hoard: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('feOffset dx="1"', 'feFlood flood-color="red"', 'feColorMatrix type="saturate"'), {
    minLength: 140,
    maxLength: 200,
  })
  .map((steps) => {
    const results = steps.map((step, at) => `<${step} result="r${at}"/>`).join('');
    return `${SVG} width="1600" height="1600"><filter id="f" x="0" y="0" width="1" height="1">${results}</filter><rect width="1600" height="1600" filter="url(#f)"/></svg>`;
  });
