/** The same bundle in one file, without chunks. */

import descriptors from 'virtual:descriptors';
import { boot } from '../../src/runtime/core/boot.ts';

boot(descriptors, 'one-file');
