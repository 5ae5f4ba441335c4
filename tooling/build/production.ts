/**
 * Builds for production, whatever `NODE_ENV` is. Vite uses a `NODE_ENV` that is already set
 * (https://vite.dev/guide/env-and-mode#node-env-and-modes), as it is on many CI machines and in Vite's own module runner.
 * Without this plugin, React's development build, which is twice as large, could be shipped unnoticed.
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
