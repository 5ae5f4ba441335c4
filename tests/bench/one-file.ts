/** The same project in one file that holds everything: what it would be without chunks. */

import outlines from 'virtual:outlines';
import { boot } from '../../src/runtime/core/boot.ts';

boot({ outlines, version: 'one-file' });
