/** The plugins of `npm start`. Neither the build nor the tests have them. */
import react from '@vitejs/plugin-react';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import { devServer } from './dev-server.ts';
import { hotRoots, MAIN_FILE } from './hot-roots.ts';

export function development(): Plugin[] {
  const refresh = react({ refreshExclude: [MAIN_FILE, /[\\/]node_modules[\\/]/] });
  return [devServer(), hotRoots(), ...refresh].map((plugin) => ({ ...plugin, apply }));
}

function apply(_config: UserConfig, { command, isPreview, mode }: ConfigEnv): boolean {
  return command === 'serve' && !isPreview && mode !== 'test';
}
