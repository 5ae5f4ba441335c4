/** Every control of every contract, used early. `tests/architecture/early-rows.test.ts` tells which one is missing. */
import { carousels } from './carousels.ts';
import type { Row } from './row.ts';

export const rows: readonly Row[] = [...carousels];
