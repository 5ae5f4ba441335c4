import { defineConfig } from 'vitest/config';

/** What `npm run build` made: run it first. */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: { environment: 'node', include: ['tests/bundle/**/*.test.ts'], testTimeout: 30_000 },
});
