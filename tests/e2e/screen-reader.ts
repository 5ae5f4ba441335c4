/** Records what a screen reader would say: the focused element, from the accessibility tree, and then live regions. */
import type { CDPSession, Page } from '@playwright/test';

export interface ScreenReader {
  readonly transcript: readonly string[];
  /** Waits until the page no longer changes, and records the announcements. */
  listen(): Promise<void>;
  /** Presses a key, and records the announcements. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

interface AxProperty {
  readonly name: string;
  readonly value: { readonly value?: unknown };
}

const TOLD = [
  'required',
  'invalid',
  'readonly',
  'checked',
  'expanded',
  'disabled',
  'pressed',
  'valuetext',
];

export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const session = await page.context().newCDPSession(page);
  const transcript: string[] = [];
  let focused = '';
  await page.evaluate(followLiveRegions);
  const listen = async () => {
    const spoken = await page.evaluate(takeSpoken);
    const now = await describeFocus(session);
    if (now !== focused) transcript.push(asHeard(now));
    focused = now;
    transcript.push(...spoken.map((text) => `(${asHeard(text)})`));
  };
  return {
    transcript,
    listen,
    async press(key) {
      await page.keyboard.press(key);
      await listen();
    },
    async type(text) {
      await page.keyboard.insertText(text);
      await listen();
    },
  };
}

/** Replaces other kinds of spaces, which sound the same. */
function asHeard(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

function followLiveRegions(): void {
  const spoken: string[] = [];
  const regions = '[role=status], [role=alert], [aria-live]';
  const note = ({ target, addedNodes, type }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const text =
      type === 'characterData'
        ? target.textContent
        : [...addedNodes].map((one) => one.textContent).join('');
    const region = element?.closest(regions);
    if (region && region.ariaLive !== 'off' && text?.trim()) spoken.push(text.trim());
  };
  const observer = new MutationObserver((changes) => changes.forEach(note));
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  Object.assign(window, { spoken });
}

/** Waits for two frames and a task, after which all effects of a key are in the page. */
async function takeSpoken(): Promise<string[]> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  const { spoken } = Object.assign({ spoken: [] as string[] }, window);
  return spoken.splice(0);
}

async function describeFocus(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  const [node] = nodes;
  const { role, name, description, properties } = node ?? {};
  const states = (properties ?? []).flatMap((property) => stateOf(property));
  const words = [
    role?.value,
    name?.value && `"${name.value}"`,
    ...states,
    description?.value && `– ${description.value}`,
  ];
  return words.filter(Boolean).join(' ');
}

function stateOf({ name, value: { value } }: AxProperty): string[] {
  if (!TOLD.includes(name) || value === false || value === 'false' || value === '') return [];
  return [value === true || value === 'true' ? name : `${name}=${value}`];
}
