/** Compares HTML like a visitor: by its elements, attributes and texts. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** Returns elements with their attributes, and texts, in order. Ignores spaces, the form of quotes, and `loading` of images. */
export function outline(html: string): string[] {
  return nodesIn(parseFragment(html)).flatMap((node) => {
    if ('attrs' in node) {
      const given = node.attrs.filter(({ name }) => !['loading', 'decoding'].includes(name));
      const attributes = given.map(({ name, value }) => `${name}=${value}`).sort();
      return [[`<${node.tagName}`, ...attributes].join(' ')];
    }
    const text = 'value' in node ? node.value.replace(/\s+/g, ' ').trim() : '';
    return text ? [text.replace(/[“”″]/g, '"').replace(/[‘’′]/g, "'")] : [];
  });
}

/** Returns the data attributes of each element that has any. */
export function dataOf(html: string): Record<string, string>[] {
  return nodesIn(parseFragment(html)).flatMap((node) => {
    const own = 'attrs' in node ? node.attrs.filter(({ name }) => name.startsWith('data-')) : [];
    return own.length > 0 ? [Object.fromEntries(own.map(({ name, value }) => [name, value]))] : [];
  });
}

function nodesIn({ childNodes }: { childNodes: readonly Child[] }): Child[] {
  return childNodes.flatMap((node) => [node, ...('childNodes' in node ? nodesIn(node) : [])]);
}
