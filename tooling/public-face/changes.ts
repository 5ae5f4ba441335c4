/**
 * Compares two versions of the public API. A change is breaking if a template, stylesheet or script that was valid no
 * longer is.
 */
import type { Attribute, PageEvent, Part } from '../../src/runtime/contract.ts';
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
  type RootChange,
  removed,
} from './change-sentences.ts';
import type { Face, PageFace, RootFace } from './public-face.ts';
import { schemaChanges, shapeChanges } from './schema-changes.ts';

export function changesBetween(old: Face, next: Face): readonly Change[] {
  const roots = byName(old.roots, next.roots).flatMap(([name, before, after]) => {
    const root = (before ?? after)?.marker ?? name;
    return rootChanges(root, before, after).map((change) => ({ root, ...change }));
  });
  const page = pageChanges(old.page, next.page).map((change) => ({
    root: 'Every root',
    ...change,
  }));
  return [...page, ...roots];
}

function pageChanges(old: PageFace, next: PageFace): readonly RootChange[] {
  return [
    ...listChanges('The strategy', old.strategies, next.strategies),
    ...listChanges('The state', old.states, next.states),
    ...listChanges('The meta element', old.meta, next.meta),
    ...listChanges('The function or value of `Islands`', old.api, next.api),
    ...eventChanges(old.events, next.events),
  ];
}

function rootChanges(root: string, old?: RootFace, next?: RootFace): readonly RootChange[] {
  if (!next) return [breaking(`\`${root}\` was removed. Remove it from your templates.`)];
  if (!old) return [addition(`\`${root}\` is new: ${next.purpose}`)];
  return [
    ...(old.marker === next.marker
      ? []
      : [breaking(`The attribute is now \`${next.marker}\`. Rename \`${old.marker}\`.`)]),
    ...(old.stateAttribute === next.stateAttribute
      ? []
      : [
          breaking(
            `The state is now in \`${next.stateAttribute}\`. Replace \`${old.stateAttribute}\`.`,
          ),
        ]),
    ...(old.when === next.when
      ? []
      : [behaviour(`The default strategy is now \`${next.when}\` instead of \`${old.when}\`.`)]),
    ...(old.plainText && !next.plainText
      ? [breaking('A plain text is no longer a valid config. Write JSON.')]
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

function partChanges(old: RootFace['parts'], next: RootFace['parts']): readonly RootChange[] {
  return byName(old, next).flatMap(([name, before, after]) => {
    const what = `The part \`${name}\``;
    if (!after) return [removed(what)];
    if (before) return changesOfPart(what, before, after);
    return [
      after.required
        ? breaking(`${what} is new and required. Add it.`)
        : addition(`${what} is new: ${after.meaning}`),
    ];
  });
}

function changesOfPart(what: string, old: Part, next: Part): readonly RootChange[] {
  return [
    ...(next.required && !old.required ? [breaking(`${what} is now required. Add it.`)] : []),
    ...(old.many && !next.many
      ? [
          breaking(
            `Only the first of several elements with ${inSentence(what)} works now. Remove the others.`,
          ),
        ]
      : []),
    ...(old.anywhere && !next.anywhere
      ? [breaking(`${what} must now be inside the root. Move it.`)]
      : []),
    ...(old.boxes === next.boxes
      ? []
      : [
          breaking(
            next.boxes
              ? `The checkboxes in ${inSentence(what)} must now have the name \`${next.boxes}\`. Rename them.`
              : `${what} no longer reads checkboxes. Remove them.`,
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
function placeChanges(what: string, old: Part, next: Part): readonly RootChange[] {
  const { childOf, within } = next;
  if (childOf && childOf !== old.childOf)
    return [breaking(`${what} now works only as a child of \`${childOf}\`. Move it.`)];
  const isWider = !within || [old.childOf, old.within].includes(within);
  return isWider ? [] : [breaking(`${what} now works only inside \`${within}\`. Move it.`)];
}

function fieldChanges(
  old: readonly string[] = [],
  next: readonly string[] = [],
): readonly RootChange[] {
  return next
    .filter((name) => !old.includes(name))
    .map((name) => breaking(`The form must now have a field named \`${name}\`. Add it.`));
}

function inputTypeChanges(what: string, old: Part, next: Part): readonly RootChange[] {
  if (!next.inputTypes) return [];
  const { inputTypes } = next;
  const isNarrower = !old.inputTypes || old.inputTypes.some((type) => !inputTypes.includes(type));
  return isNarrower
    ? [
        breaking(
          `If ${inSentence(what)} is an input, its type must now be ${inputTypes.join(' or ')}.`,
        ),
      ]
    : [];
}

function attributeChanges(
  old: Records<Attribute>,
  next: Records<Attribute>,
): readonly RootChange[] {
  return byName(old, next).flatMap(([name, before, after]) => {
    const what = `The attribute \`${name}\``;
    if (!after) return [removed(what)];
    if (!before)
      return [
        after.required
          ? breaking(`${what} is new and required. Add it.`)
          : addition(`${what} is new: ${after.meaning}`),
      ];
    const isMoved = before.on !== after.on && after.on !== 'any';
    return [
      ...(isMoved ? [breaking(`${what} is now read only on ${placeOf(after)}. Move it.`)] : []),
      ...schemaChanges(what, before, after),
    ];
  });
}

function placeOf({ on }: Attribute): string {
  return on === 'root' ? 'the root' : `the part \`${on}\``;
}

function eventChanges(old: Records<PageEvent>, next: Records<PageEvent>): readonly RootChange[] {
  return byName(old, next).flatMap(([name, before, after]) => {
    const what = `The event \`${name}\``;
    if (!after) return [removed(what)];
    if (!before) return [addition(`${what} is new: ${after.meaning}`)];
    return [
      ...(before.on === after.on
        ? []
        : [breaking(`${what} is now dispatched on the ${after.on ?? 'root'}. Listen there.`)]),
      ...listChanges(
        `In the detail of ${inSentence(what)}, the key`,
        Object.keys(before.detail ?? {}),
        Object.keys(after.detail ?? {}),
      ),
    ];
  });
}
