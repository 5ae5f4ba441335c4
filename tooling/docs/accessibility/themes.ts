/** All 106 criteria of RGAA 4.1.2, by theme. */
import type { Theme } from './criterion.ts';
import { forms } from './forms.ts';
import { colours, frames, images } from './images-and-colours.ts';
import { media } from './media.ts';
import { navigation } from './navigation.ts';
import { page, structure } from './page-and-structure.ts';
import { presentation } from './presentation.ts';
import { reading } from './reading.ts';
import { links, scripts, tables } from './tables-to-scripts.ts';

export const themes: readonly Theme[] = [
  ...[images, frames, colours, media, tables, links, scripts],
  ...[page, structure, presentation, forms, navigation, reading],
];
