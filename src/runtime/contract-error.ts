/** What keeps a root from being mounted: such as a missing part. */
interface Obstacle {
  /** Such as `a part "list" (data-cards-part)`. */
  readonly expected: string;
  /** Such as `none`. */
  readonly found: string;
  /** Where, if not on the root itself. */
  readonly at?: Element;
}

/** Thrown where a root can't do without what the template lacks. The words are for the integrator. */
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
