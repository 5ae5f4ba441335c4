/**
 * Builds what visitors get, whatever the environment says. Vite follows a `NODE_ENV` that is set already, as many CI machines
 * and Vite's own module runner do (https://vite.dev/guide/env-and-mode#node-env-and-modes): React's development build, twice
 * the size, would be shipped without a word.
 */
import type { Plugin } from 'vite';

export function production(): Plugin {
  return {
    name: 'production',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production';
    },
  };
}
