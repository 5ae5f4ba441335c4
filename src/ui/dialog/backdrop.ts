/** A click on the backdrop (the root itself) leaves; a press that began or ended on the panel does not. */
export function closesFromBackdrop(
  root: HTMLElement,
  leave: () => void,
  signal: AbortSignal,
): void {
  const outside = { down: false, up: false };
  root.addEventListener('pointerdown', ({ target }) => (outside.down = target === root), {
    signal,
  });
  root.addEventListener('pointerup', ({ target }) => (outside.up = target === root), { signal });
  root.addEventListener(
    'click',
    ({ target, detail }) => {
      const isWholePress = detail === 0 || (outside.down && outside.up);
      if (target === root && isWholePress) leave();
    },
    { signal },
  );
}
