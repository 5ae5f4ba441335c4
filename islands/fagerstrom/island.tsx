import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useTest } from './effects.ts';
import { TestView } from './view.tsx';

export default defineIsland(
  contract,
  function Fagerstrom({ root, parts, ...life }: IslandProps<typeof contract>) {
    return <TestView form={root} part={parts.result} {...useTest(root, life)} />;
  },
);
