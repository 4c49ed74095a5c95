import type { LoadView } from '../generator/manifest/manifest.ts';

/** A bespoke screen: `src/custom/<screen>/routes.ts` exports an array of these as its default. */
export interface CustomRoute {
  path: string;
  load: LoadView;
  /** Stands alone on the page, without drawer and header: what is printed. */
  bare?: true;
}
