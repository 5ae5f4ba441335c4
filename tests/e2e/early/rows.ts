/** Every control of every contract, used early. `tests/architecture/early-rows.test.ts` tells which one is missing. */
import { carousels } from './carousels.ts';
import { chrome } from './chrome.ts';
import { content } from './content.ts';
import { dialogs } from './dialogs.ts';
import { forms } from './forms.ts';
import { links } from './links.ts';
import { maps } from './map.ts';
import type { Row } from './row.ts';
import { shop } from './shop.ts';

export const rows: readonly Row[] = [
  ...carousels,
  ...chrome,
  ...content,
  ...dialogs,
  ...forms,
  ...shop,
  ...maps,
  ...links,
];
