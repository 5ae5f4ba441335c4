/** In the page, before any script of its own: hears what goes wrong, and lets every root start without being seen or used. */
import { kinds } from '../../sweeps/pages.ts';
import { startAtOnce } from '../../sweeps/visit.ts';

declare global {
  interface Window {
    heardFaults?: string[];
  }
}

export function firstScript(): string {
  return `(${hear})(); (${startAtOnce})(${JSON.stringify(kinds)});`;
}

/** Errors that nobody caught, warnings and errors on the console, and what a policy refused. */
function hear(): void {
  const heard: string[] = [];
  window.heardFaults = heard;
  addEventListener('error', ({ message, error }) =>
    heard.push(`uncaught: ${error?.stack ?? message}`),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    heard.push(`rejected: ${reason?.stack ?? reason}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    heard.push(`refused by ${violatedDirective}: ${blockedURI} ${sourceFile}`),
  );
  for (const level of ['warn', 'error'] as const) {
    const say = console[level];
    console[level] = (...words) => {
      heard.push(`${level}: ${words.join(' ')}`);
      say.apply(console, words);
    };
  }
}
