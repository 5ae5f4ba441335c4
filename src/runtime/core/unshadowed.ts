/**
 * What `src/lib/unshadowed.ts` is for, in few bytes: the entry shares no module with the chunks
 * (docs/decisions/0002-entry-stands-alone.md).
 */

/** Returns the members of a node as its class has them, whatever a form's fields are named. */
export function unshadowed<N extends ParentNode>(node: N): N {
  return new Proxy<N>(node, BY_CLASS);
}

const BY_CLASS: ProxyHandler<ParentNode> = {
  get(node, name) {
    const value = Reflect.get(Object.getPrototypeOf(node), name, node);
    return value?.bind?.(node) ?? value;
  },
};
