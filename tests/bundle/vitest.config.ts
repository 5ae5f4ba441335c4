import { defineConfig } from 'vitest/config';

/** Tests of the built files. Run `npm run build` first. */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: { environment: 'node', include: ['tests/bundle/**/*.test.ts'], testTimeout: 30_000 },
});
