/**
 * Parses French telephone numbers as people write them. Numbering: Arcep's national plan (decision 2018-0881);
 * country codes of the overseas territories: ITU-T E.164.
 */

export interface Phone {
  /** The number as the French write it: `01 23 45 67 89`, `3989`. */
  readonly text: string;
  /** Such as `tel:+33123456789` or `tel:3989`; missing if the text was not understood. */
  readonly href?: string;
}

/** Country codes by the first digits of a ten-digit number. The code of all others is 33. */
const HOME_RANGES: readonly (readonly [RegExp, string])[] = [
  [/^0(262|263|269|692|693|639)/, '262'],
  [/^0(590|690|691)/, '590'],
  [/^0(594|694)/, '594'],
  [/^0(596|696|697)/, '596'],
];

/** Territories with short numbers without a leading 0: the postcode, the country code, the number of digits. */
const SHORT_RANGES: readonly (readonly [RegExp, string, number])[] = [
  [/^975/, '508', 6],
  [/^986/, '681', 6],
  [/^987/, '689', 8],
  [/^988/, '687', 6],
];

/**
 * Returns the first number in the text, or `undefined` if there is none. The postcode decides where a number exists
 * in several territories.
 */
export function phoneFrom(text: string, postcode = ''): Phone | undefined {
  const [first = ''] = text.split(/[/;,]|\bou\b/i);
  const written = first.trim().replace(/\(0\)/g, '');
  const digits = written.replace(/\D/g, '');
  if (digits.length < 2) return undefined;
  return (
    shortTerritory(written, digits, postcode) ??
    international(written, digits) ??
    atHome(digits) ?? { text: first.trim() }
  );
}

function shortTerritory(written: string, digits: string, postcode: string): Phone | undefined {
  const range = SHORT_RANGES.find(([postcodes]) => postcodes.test(postcode));
  if (!range || written.startsWith('+')) return undefined;
  const [, country, length] = range;
  return digits.length === length ? phone(digits, country) : undefined;
}

function international(written: string, digits: string): Phone | undefined {
  const isInternational = written.startsWith('+') || digits.startsWith('00');
  const abroad = digits.replace(/^00/, '');
  const [, country = '', rest = ''] = /^(33|262|590|594|596)0?(\d{9})$/.exec(abroad) ?? [];
  if (country && (isInternational || country === '33')) return phone(`0${rest}`, country);
  if (!isInternational) return undefined;
  const [, territory = '', subscriber = ''] = /^(508|681|687|689)(\d{6}|\d{8})$/.exec(abroad) ?? [];
  if (territory) return phone(subscriber, territory);
  return { text: written, href: `tel:+${abroad}` };
}

function atHome(digits: string): Phone | undefined {
  if (digits.length <= 4) return { text: digits, href: `tel:${digits}` };
  if (!/^0[1-9]\d{8}$/.test(digits)) return undefined;
  return phone(digits, HOME_RANGES.find(([range]) => range.test(digits))?.[1] ?? '33');
}

function phone(digits: string, country: string): Phone {
  return {
    text: (digits.match(/\d\d/g) ?? []).join(' '),
    href: `tel:+${country}${digits.replace(/^0(?=\d{9}$)/, '')}`,
  };
}
