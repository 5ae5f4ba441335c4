/**
 * Compares two versions of the public API. A change is breaking if a template, stylesheet or script that was valid no
 * longer is.
 */
import type { Attribute, PageEvent, Part } from '../../src/runtime/contract.ts';
import type { Face, PageFace, RootFace } from './public-face.ts';
import { schemaChanges, shapeChanges } from './schema-changes.ts';
import {
  addition,
  behaviour,
  breaking,
  byName,
  type Change,
  elementChanges,
  inSentence,
  listChanges,
  type Records,
  type Told,
} from './told.ts';

export function changesBetween(old: Face, next: Face): readonly Change[] {
  const roots = byName(old.roots, next.roots).flatMap(([name, before, after]) => {
    const root = (before ?? after)?.marker ?? name;
    return rootChanges(root, before, after).map((told) => ({ root, ...told }));
  });
  const page = pageChanges(old.page, next.page).map((told) => ({ root: 'Every root', ...told }));
  return [...page, ...roots];
}

function pageChanges(old: PageFace, next: PageFace): readonly Told[] {
  return [
    ...listChanges('The strategy', old.strategies, next.strategies),
    ...listChanges('The state', old.states, next.states),
    ...listChanges('The meta element', old.meta, next.meta),
    ...listChanges('The function or value of `Islands`', old.api, next.api),
    ...eventChanges(old.events, next.events),
  ];
}

function rootChanges(root: string, old?: RootFace, next?: RootFace): readonly Told[] {
  if (!next) return [breaking(`\`${root}\` is gone.`)];
  if (!old) return [addition(`\`${root}\` is new: ${next.purpose}`)];
  return [
    ...(old.marker === next.marker ? [] : [breaking(`The marker is \`${next.marker}\`.`)]),
    ...(old.stateAttribute === next.stateAttribute
      ? []
      : [
          breaking(
            `Its state stands in \`${next.stateAttribute}\`, no longer in \`${old.stateAttribute}\`.`,
          ),
        ]),
    ...(old.when === next.when
      ? []
      : [behaviour(`It starts by \`${next.when}\`, no longer by \`${old.when}\`.`)]),
    ...(old.plainText && !next.plainText
      ? [breaking('A text that is no JSON is a broken config.')]
      : []),
    ...elementChanges('The root', old.elements, next.elements),
    ...fieldChanges(old.fieldNames, next.fieldNames),
    ...shapeChanges('The key', old.config, next.config),
    ...partChanges(old.parts, next.parts),
    ...attributeChanges(old.attributes, next.attributes),
    ...eventChanges(old.events, next.events),
    ...listChanges(
      'The selector or property',
      Object.keys(old.hooks ?? {}),
      Object.keys(next.hooks ?? {}),
    ),
  ];
}

function partChanges(old: RootFace['parts'], next: RootFace['parts']): readonly Told[] {
  return byName(old, next).flatMap(([name, before, after]) => {
    const what = `The part \`${name}\``;
    if (!after) return [breaking(`${what} is gone.`)];
    if (before) return changesOfPart(what, before, after);
    return [
      after.required
        ? breaking(`${what} is new and required.`)
        : addition(`${what} is new: ${after.meaning}`),
    ];
  });
}

function changesOfPart(what: string, old: Part, next: Part): readonly Told[] {
  return [
    ...(next.required && !old.required ? [breaking(`${what} is required.`)] : []),
    ...(old.many && !next.many
      ? [breaking(`${what} may stand once; of several, the first counts.`)]
      : []),
    ...(old.anywhere && !next.anywhere ? [breaking(`${what} must stand inside the root.`)] : []),
    ...(old.boxes === next.boxes
      ? []
      : [
          breaking(
            `The boxes of ${inSentence(what)} are named \`${next.boxes ?? 'as you like'}\`.`,
          ),
        ]),
    ...placeChanges(what, old, next),
    ...elementChanges(what, old.elements, next.elements),
    ...inputTypeChanges(what, old, next),
  ];
}

/**
 * Reports a part that could be anywhere in its root and now only in another part, or at any depth and now only as a child.
 */
function placeChanges(what: string, old: Part, next: Part): readonly Told[] {
  const { childOf, within } = next;
  if (childOf && childOf !== old.childOf)
    return [breaking(`${what} counts only as a child of \`${childOf}\`.`)];
  const isWider = !within || [old.childOf, old.within].includes(within);
  return isWider ? [] : [breaking(`${what} counts only in \`${within}\`.`)];
}

function fieldChanges(old: readonly string[] = [], next: readonly string[] = []): readonly Told[] {
  return next
    .filter((name) => !old.includes(name))
    .map((name) => breaking(`The root is read by a field named \`${name}\`.`));
}

function inputTypeChanges(what: string, old: Part, next: Part): readonly Told[] {
  if (!next.inputTypes) return [];
  const { inputTypes } = next;
  const isNarrower = !old.inputTypes || old.inputTypes.some((type) => !inputTypes.includes(type));
  return isNarrower
    ? [breaking(`${what}, where it is an input, must be of the type ${inputTypes.join(' or ')}.`)]
    : [];
}

function attributeChanges(old: Records<Attribute>, next: Records<Attribute>): readonly Told[] {
  return byName(old, next).flatMap(([name, before, after]) => {
    const what = `The attribute \`${name}\``;
    if (!after) return [breaking(`${what} is gone.`)];
    if (!before)
      return [
        after.required
          ? breaking(`${what} is new and required.`)
          : addition(`${what} is new: ${after.meaning}`),
      ];
    const isMoved = before.on !== after.on && after.on !== 'any';
    return [
      ...(isMoved ? [breaking(`${what} is read on ${after.on}, no longer on ${before.on}.`)] : []),
      ...schemaChanges(what, before, after),
    ];
  });
}

function eventChanges(old: Records<PageEvent>, next: Records<PageEvent>): readonly Told[] {
  return byName(old, next).flatMap(([name, before, after]) => {
    const what = `The event \`${name}\``;
    if (!after) return [breaking(`${what} is gone.`)];
    if (!before) return [addition(`${what} is new: ${after.meaning}`)];
    return [
      ...(before.on === after.on
        ? []
        : [breaking(`${what} is sent on the ${after.on ?? 'root'}.`)]),
      ...listChanges(
        `In the detail of ${inSentence(what)}, the key`,
        Object.keys(before.detail ?? {}),
        Object.keys(after.detail ?? {}),
      ),
    ];
  });
}
