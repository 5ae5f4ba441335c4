/**
 * The descriptors, which `tooling/build/descriptors.ts` reads from every `contract.ts`: what the entry must know
 * before it loads a chunk.
 */
declare module 'virtual:descriptors' {
  const descriptors: readonly import('./runtime/core/kinds.ts').Descriptor[];
  export default descriptors;
}

/**
 * The contracts for the checks, which `tooling/build/contracts.ts` reads from every `contract.ts`. Sentences are
 * left out.
 */
declare module 'virtual:contracts' {
  const contracts: readonly import('./runtime/contract.ts').Contract[];
  export default contracts;
}

/** The same without what only the checker reads. */
declare module 'virtual:contracts/page' {
  const contracts: readonly import('./runtime/contract.ts').Contract[];
  export default contracts;
}
