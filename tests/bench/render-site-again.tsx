/**
 * A bundle in one file that renders islands again: it reads the HTML of every island and renders it with `createRoot` as soon as
 * the script runs. The island's code runs in the first effect.
 */

import descriptors from 'virtual:descriptors';
import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { chunks } from '../../src/registry.ts';
import type { Descriptor, Life } from '../../src/runtime/core/kinds.ts';

for (const descriptor of descriptors)
  for (const root of document.querySelectorAll<HTMLElement>(
    descriptor.page ? 'body' : `[data-${descriptor.name}]`,
  ))
    if (descriptor.when !== 'interaction') renderAgain(root, descriptor);

function renderAgain(root: HTMLElement, descriptor: Descriptor): void {
  const start = async () => {
    await (await chunks.starterOf(descriptor))?.(root, life());
    root.setAttribute(`data-${descriptor.island ? 'island' : descriptor.name}-state`, 'mounted');
  };
  if (!descriptor.island) {
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

/** Returns React's name of an attribute. */
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
