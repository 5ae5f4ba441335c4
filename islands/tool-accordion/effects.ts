/**
 * Sends used tools to the server. There is one request per tool at a time, and none for a tool that is stored
 * already.
 */
import { useState } from 'react';
import { askJson, endpoint, reportAnswer } from '../../src/services/api-client.ts';
import type { AnswerFault } from '../../src/services/wrong-answer.ts';
import { UnexpectedAnswer } from '../../src/services/wrong-answer.ts';

interface Life {
  readonly signal: AbortSignal;
  /** Reports a failed request to the integrator. */
  readonly report: (fault: AnswerFault) => void;
}

/**
 * Returns a function that sends a used tool to the server. `markUsed` is called for each tool that the server has
 * stored since.
 */
export function useTools(
  { signal, report }: Life,
  noted: readonly string[],
  markUsed: (tool: string) => void,
): (tool: string, at: Element) => void {
  const [busy] = useState(() => new Set(noted));
  return (tool, at) => {
    if (busy.has(tool)) return;
    busy.add(tool);
    const address = `${endpoint('/api/update-user-tool')}?${new URLSearchParams({ tool })}`;
    noteTool(address, signal)
      .catch((error) => {
        if (!signal.aborted) reportAnswer(report, { service: 'tool', address, error, at });
        return false;
      })
      .then((isNoted) => {
        if (signal.aborted) return;
        if (isNoted) markUsed(tool);
        else busy.delete(tool);
      });
  };
}

/**
 * Sends the tool to the server. It bypasses caches, because this GET request changes data. Returns whether the tool
 * was stored.
 */
async function noteTool(address: string, signal: AbortSignal): Promise<boolean> {
  const json = await askJson(address, { cache: 'no-store', credentials: 'same-origin', signal });
  // Any value of the field is a success, except `false`.
  if (typeof json === 'object' && json !== null && 'success' in json) return json.success !== false;
  throw new UnexpectedAnswer({ json });
}
