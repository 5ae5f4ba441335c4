import { useState } from 'react';
import { createLiveRegion } from '../../src/lib/live-region.ts';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { Description } from './description.tsx';
import { Picture } from './picture.tsx';

export type ProfileProps = IslandProps<typeof contract>;

export default defineIsland(contract, function Profile({ root, parts, signal }: ProfileProps) {
  const [say] = useState(() => createLiveRegion(root, signal));
  const { description, 'picture-input': input } = parts;
  return (
    <>
      {description && <Description text={description} parts={parts} say={say} />}
      {input && <Picture input={input} parts={parts} say={say} />}
    </>
  );
});
