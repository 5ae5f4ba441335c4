/** What `build/outlines.ts` reads from every `contract.ts`: all that the entry must know before it loads a chunk. */
declare module 'virtual:outlines' {
  const outlines: readonly import('./runtime/core/kinds.ts').Outline[];
  export default outlines;
}
