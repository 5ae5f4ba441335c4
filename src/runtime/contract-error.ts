/** Why a root can't be mounted, such as a missing part. */
interface Obstacle {
  /** Such as `a part "list" (data-cards-part)`. */
  readonly expected: string;
  /** Such as `none`. */
  readonly found: string;
  /** The element with the fault, unless it is the root itself. */
  readonly at?: Element;
}

/** Thrown when the template lacks something that its root needs. The message is for integrators. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly expected: string;
  readonly found: string;
  readonly at: Element | undefined;

  constructor({ expected, found, at }: Obstacle) {
    super(`expected ${expected}, found ${found}`);
    this.expected = expected;
    this.found = found;
    this.at = at;
  }
}
