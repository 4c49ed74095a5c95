import { describe } from 'vitest';
import { openShop } from '../support/shop.ts';
import { testScreens } from './screens.ts';

const shop = openShop();
const DESK = { viewport: { width: 1280, height: 900 } };

describe('[SCH-06] [SHL-05] on a desk', () => {
  testScreens(shop, DESK, [768, 1440, 1280]);
});
