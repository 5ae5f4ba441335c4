/**
 * The entry: the one script tag. Nothing imports it, and it shares no module with the chunks that it
 * loads, so that `islands.js?v=42` can never run twice (docs/decisions/0002-entry-stands-alone.md).
 */
import descriptors from 'virtual:descriptors';
import { version } from '../package.json';
import { boot } from './runtime/core/boot.ts';

boot(descriptors, version);
