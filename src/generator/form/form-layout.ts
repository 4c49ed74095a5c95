import type { FormView } from '../../../domain/schema/model.ts';
import type { PlacedSection } from '../../schema/form-fields.ts';

/** Sections that stand beside each other on wide screens. */
export interface Band {
  main: PlacedSection[];
  aside: PlacedSection[];
  /** One section over both columns. */
  wide: boolean;
}

/** The sections from top to bottom: those between two wide ones share a band of two columns. */
export function bandsOf(sections: readonly PlacedSection[]): Band[] {
  const bands: Band[] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (section.place === 'wide') bands.push({ main: [section], aside: [], wide: true });
    else if (last === undefined || last.wide)
      bands.push({ main: [], aside: [], wide: false, [section.place ?? 'main']: [section] });
    else last[section.place ?? 'main'].push(section);
  }
  return bands;
}

/** The sections of a phone: the named ones first, in their order, then the others, folded. */
export function inPhoneOrder(
  phone: NonNullable<FormView['phone']>,
  sections: readonly PlacedSection[],
): PlacedSection[] {
  const first = phone.flatMap((id) => sections.find((section) => section.id === id) ?? []);
  const rest = sections.filter(({ id }) => !phone.includes(id));
  return [...first, ...rest.map((section) => ({ ...section, folded: true as const }))];
}
