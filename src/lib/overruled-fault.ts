/**
 * Describes a setting of a filter form that the script ignores. Used by roots when they mount and by the template
 * checks. `wrong` is what to remove.
 */
export function overruledFault<At>(at: At, found: string, wrong: string) {
  return {
    at,
    expected: 'a filter form to be sent to its own page, by method="get"',
    found,
    advice: `the script writes the filters into the address of this page; remove ${wrong}, or use a form that is no part`,
  };
}
