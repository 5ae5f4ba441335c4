/**
 * The entry, which the script tag loads. Nothing imports it, and it shares no module with the chunks. Otherwise,
 * `islands.js?v=42` could run twice (docs/decisions/0002-entry-stands-alone.md).
 */
import descriptors from 'virtual:descriptors';
import { version } from '../package.json';
import { boot } from './runtime/core/boot.ts';

boot(descriptors, version);
