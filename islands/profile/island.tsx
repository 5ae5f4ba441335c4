import { defineIsland } from '../../src/runtime/react/island.tsx';
import { useLiveRegion } from '../../src/runtime/react/use-live-region.ts';
import { contract } from './contract.ts';
import { Description } from './description/description.tsx';
import { Picture } from './picture/picture.tsx';
import type { ProfileProps } from './props.ts';

export default defineIsland(contract, function Profile({ root, parts }: ProfileProps) {
  const announce = useLiveRegion(root);
  const { description, 'picture-input': input } = parts;
  return (
    <>
      {description && <Description text={description} parts={parts} announce={announce} />}
      {input && <Picture input={input} parts={parts} announce={announce} />}
    </>
  );
});
