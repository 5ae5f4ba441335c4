/** The same project in one file that holds everything: what it would be without chunks. */

import descriptors from 'virtual:descriptors';
import { boot } from '../../src/runtime/core/boot.ts';

boot(descriptors, 'one-file');
