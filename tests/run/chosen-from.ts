/** What a command was asked for by name, out of all that it knows. */

/** Returns those of `all` that are asked for, in their order; all of them where none is. Throws where a name is none of them. */
export function chosenFrom<Name extends string>(
  all: readonly Name[],
  asked: readonly string[],
): readonly Name[] {
  const unknown = asked.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`expected some of ${all.join(', ')}, found ${unknown.join(', ')}`);
  return asked.length === 0 ? all : all.filter((name) => asked.includes(name));
}
