/**
 * What others do, in one file that holds everything: every island's place is read and rendered again by `createRoot`, as
 * soon as the script runs; what the island does comes with its first effect.
 */

import outlines from 'virtual:outlines';
import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { chunks } from '../../src/registry.ts';
import type { Life, Outline } from '../../src/runtime/core/kinds.ts';

for (const outline of outlines)
  for (const root of document.querySelectorAll<HTMLElement>(
    outline.page ? 'body' : `[data-${outline.name}]`,
  ))
    if (outline.when !== 'interaction') renderAgain(root, outline);

function renderAgain(root: HTMLElement, outline: Outline): void {
  const start = async () => {
    await (await chunks.starterOf(outline))?.(root, life());
    root.setAttribute(`data-${outline.island ? 'island' : outline.name}-state`, 'mounted');
  };
  if (!outline.island) {
    void start();
    return;
  }
  const children = childrenOf(root);
  createRoot(root).render(<Again start={start}>{children}</Again>);
}

function Again({ start, children }: { start: () => Promise<void>; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void start(), []);
  return children;
}

function life(): Life {
  return { signal: new AbortController().signal, report: () => {}, fail: () => {} };
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, key) => {
    if (!(child instanceof Element)) return child instanceof Text ? child.data : null;
    const attributes = [...child.attributes].map(({ name, value }) => [
      nameIn(name),
      meantBy(name, value),
    ]);
    const inner = childrenOf(child);
    return createElement(child.localName, { key, ...Object.fromEntries(attributes) }, ...inner);
  });
}

/** As React spells it. */
function nameIn(name: string): string {
  const known: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    value: 'defaultValue',
    checked: 'defaultChecked',
    style: 'data-style',
  };
  return known[name] ?? name;
}

function meantBy(name: string, value: string): string | boolean {
  return (
    ['hidden', 'checked', 'required', 'disabled', 'inert', 'open', 'selected'].includes(name) ||
    value
  );
}
