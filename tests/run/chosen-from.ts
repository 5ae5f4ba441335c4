/** Selects names that are given to a command. */

/** Returns the requested names, in the order of `all`, or all of them if none is requested. Throws if a name is unknown. */
export function chosenFrom<Name extends string>(
  all: readonly Name[],
  asked: readonly string[],
): readonly Name[] {
  const unknown = asked.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`expected names out of ${all.join(', ')}, found ${unknown.join(', ')}`);
  return asked.length === 0 ? all : all.filter((name) => asked.includes(name));
}
