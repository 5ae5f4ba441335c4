/** Where the script itself was loaded from: everything else lies beside it. */

/**
 * The address of the script. It is not `import.meta.url`, which is an error of syntax in a tag without `type="module"`
 * (https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/import.meta). A module is no `currentScript`
 * (https://html.spec.whatwg.org/multipage/dom.html#dom-document-currentscript): the stack of an error says where it stands.
 */
const own: string =
  Object(document.currentScript).src ||
  (/\w+:\/\/.+?(?=:\d+:\d+)/.exec(`${new Error().stack}`)?.[0] ?? document.baseURI);

/** Returns the address of a file that lies beside the script. */
export function beside(file: string): string {
  return new URL(file, own).href;
}

/** Links such a file, as the page's own scripts may be: with their nonce. */
export function link(rel: string, file: string): void {
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  document.head.append(
    Object.assign(document.createElement('link'), { rel, href: beside(file), nonce }),
  );
}
