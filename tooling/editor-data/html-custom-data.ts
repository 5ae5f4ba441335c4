/** Writes custom data for VS Code and editors with the same format: https://github.com/microsoft/vscode-custom-data */
import type { Contract } from '../../src/runtime/contract.ts';
import { attributesOf, type NamedAttribute } from './names.ts';

export function htmlCustomData(contracts: readonly Contract[]) {
  return { version: 1.1, globalAttributes: attributesOf(contracts).map(globalAttribute) };
}

function globalAttribute({ name, description, values }: NamedAttribute) {
  return {
    name,
    description: markdown(description),
    ...(values.length > 0 && {
      values: values.map((value) => ({
        name: value.name,
        ...(value.description && { description: markdown(value.description) }),
      })),
    }),
  };
}

function markdown(value: string) {
  return { kind: 'markdown', value };
}
