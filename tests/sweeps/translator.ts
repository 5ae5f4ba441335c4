/** Runs in the page: wraps every text node in two new elements, like a browser's page translator. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const isWord = currentNode instanceof Text && currentNode.data.trim() !== '';
    if (isWord && !currentNode.parentElement?.closest('script, style, textarea, select, svg, font'))
      texts.push(currentNode);
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    inner.append(`${text.data} `);
    outer.append(inner);
  }
}
