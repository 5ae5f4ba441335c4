/** What `tooling/build/descriptors.ts` reads from every `contract.ts`: all that the entry must know before it loads a chunk. */
declare module 'virtual:descriptors' {
  const descriptors: readonly import('./runtime/core/kinds.ts').Descriptor[];
  export default descriptors;
}

/** What `tooling/build/contracts.ts` reads from every `contract.ts`, for the checks: all but sentences, which are left out at run time. */
declare module 'virtual:contracts' {
  const contracts: readonly import('./runtime/contract.ts').Contract[];
  export default contracts;
}

/** The same without what only the checker reads. */
declare module 'virtual:contracts/page' {
  const contracts: readonly import('./runtime/contract.ts').Contract[];
  export default contracts;
}
