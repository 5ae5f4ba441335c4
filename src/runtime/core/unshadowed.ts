/**
 * Does the same as `src/lib/unshadowed.ts`, in fewer bytes: the entry shares no module with the chunks
 * (docs/decisions/0002-entry-stands-alone.md).
 */

/** Returns the members of a node as its class defines them, whatever names a form's fields have. */
export function unshadowed<N extends ParentNode>(node: N): N {
  return new Proxy<N>(node, BY_CLASS);
}

const BY_CLASS: ProxyHandler<ParentNode> = {
  get(node, name) {
    const value = Reflect.get(Object.getPrototypeOf(node), name, node);
    return value?.bind?.(node) ?? value;
  },
};
