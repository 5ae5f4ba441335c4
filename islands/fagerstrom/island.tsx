import { ContractError } from '../../src/runtime/decode.ts';
import type { IslandProps } from '../../src/runtime/react/island.tsx';
import { defineIsland } from '../../src/runtime/react/island.tsx';
import { contract } from './contract.ts';
import { useTest } from './effects.ts';
import { TestView } from './view.tsx';

export default defineIsland(contract, function Fagerstrom(props: IslandProps<typeof contract>) {
  const { root } = props;
  if (!(root instanceof HTMLFormElement))
    throw new ContractError({ expected: 'a <form>', found: `<${root.localName}>` });
  return <Test form={root} {...props} />;
});

function Test({
  form,
  parts,
  ...life
}: IslandProps<typeof contract> & { readonly form: HTMLFormElement }) {
  return <TestView form={form} part={parts.result} {...useTest(form, life)} />;
}
