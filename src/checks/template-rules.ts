/**
 * All rules, for the checker. It mounts no root, so it also needs the rules that roots check themselves, and it has
 * the source.
 */
import type { Problem, Rule } from './finding.ts';
import type { Page } from './page.ts';
import { attributeValue } from './rules/attribute-value.ts';
import { blankJoinedValues } from './rules/blank-joined-values.ts';
import { config } from './rules/config.ts';
import { configMismatch } from './rules/config-mismatch.ts';
import { closedTarget, modalClose, modalHidden, modalName, modalRole } from './rules/dialogs.ts';
import { fieldName } from './rules/field-name.ts';
import { filterWithoutSubmit } from './rules/filter-without-submit.ts';
import { hiddenItem } from './rules/hidden-item.ts';
import { hiddenPart } from './rules/hidden-part.ts';
import { hidingClass } from './rules/hiding-class.ts';
import { invalidPattern } from './rules/invalid-pattern.ts';
import { itemOrder } from './rules/item-order.ts';
import { joinedValues } from './rules/joined-values.ts';
import { mediaType } from './rules/media-type.ts';
import { missingAlternative } from './rules/missing-alternative.ts';
import { missingAttribute } from './rules/missing-attribute.ts';
import { missingFileName } from './rules/missing-file-name.ts';
import { missingInputs } from './rules/missing-input.ts';
import { missingKey } from './rules/missing-key.ts';
import { missingLabel } from './rules/missing-label.ts';
import { missingReference } from './rules/missing-reference.ts';
import { missingRoot } from './rules/missing-root.ts';
import { missingScript } from './rules/missing-script.ts';
import { missingSubmit } from './rules/missing-submit.ts';
import { mixedIds } from './rules/mixed-ids.ts';
import { modalOnTrigger } from './rules/modal-on-trigger.ts';
import { modalWithoutId } from './rules/modal-without-id.ts';
import { neededPart } from './rules/needed-part.ts';
import { overruledForm } from './rules/overruled-form.ts';
import { partOrderInTemplate } from './rules/part-order-in-template.ts';
import { partElement, partMissing, partName, rootElement } from './rules/parts.ts';
import { rootOnList } from './rules/root-on-list.ts';
import { severalSelected } from './rules/several-selected.ts';
import { secondIsland, strategy } from './rules/start.ts';
import { stepNames } from './rules/step-names.ts';
import { tornConfig } from './rules/torn-config.ts';
import { uncheckedForm } from './rules/unchecked-form.ts';
import { undoneNesting } from './rules/undone-nesting.ts';
import { unknownItem } from './rules/unknown-item.ts';
import { unpairedPart } from './rules/unpaired-part.ts';
import { unreachableRow } from './rules/unreachable-row.ts';
import { unreadField } from './rules/unread-field.ts';
import { unsafeAddress } from './rules/unsafe-address.ts';
import { unsentField } from './rules/unsent-field.ts';
import { unusualElement, unusualType } from './rules/unusual-element.ts';
import { vanishingMore } from './rules/vanishing-more.ts';
import { formWithoutAction, linkWithoutAddress, moreWithoutList } from './rules/without-script.ts';
import { wrongAddress } from './rules/wrong-address.ts';
import { rules } from './rules.ts';

export const templateRules: Readonly<Record<string, Rule>> = {
  ...rules,
  config,
  'missing-key': missingKey,
  'unusual-element': all(unusualElement, rootOnList),
  'missing-attribute': all(missingAttribute, missingAlternative, missingFileName),
  'joined-values': all(joinedValues, blankJoinedValues),
  'attribute-value': attributeValue,
  'root-element': rootElement,
  'part-name': partName,
  'part-element': partElement,
  'part-missing': partMissing,
  'needed-part': neededPart,
  'part-order': partOrderInTemplate,
  'unpaired-part': unpairedPart,
  'missing-input': missingInputs,
  'missing-root': missingRoot,
  'missing-script': missingScript,
  'unusual-type': unusualType,
  'unreachable-row': unreachableRow,
  'media-type': mediaType,
  'missing-label': missingLabel,
  'unknown-item': unknownItem,
  'hidden-item': hiddenItem,
  'item-order': itemOrder,
  'vanishing-more': vanishingMore,
  'hidden-part': hiddenPart,
  'hiding-class': hidingClass,
  'several-selected': severalSelected,
  strategy,
  'invalid-pattern': invalidPattern,
  'second-island': secondIsland,
  'modal-on-trigger': modalOnTrigger,
  'modal-without-id': modalWithoutId,
  'modal-role': modalRole,
  'modal-name': modalName,
  'modal-close': modalClose,
  'modal-hidden': modalHidden,
  'closed-target': closedTarget,
  'missing-reference': missingReference,
  'wrong-address': all(wrongAddress, unsafeAddress),
  'form-without-action': formWithoutAction,
  'link-without-address': linkWithoutAddress,
  'more-without-list': moreWithoutList,
  'torn-config': tornConfig,
  'config-mismatch': configMismatch,
  'unsent-field': unsentField,
  'unread-field': unreadField,
  'field-name': fieldName,
  'mixed-ids': mixedIds,
  'step-names': stepNames,
  'missing-submit': missingSubmit,
  'unchecked-form': uncheckedForm,
  'overruled-form': overruledForm,
  'filter-without-submit': filterWithoutSubmit,
  'undone-nesting': undoneNesting,
};

/** Returns one rule that finds what several find: those of a page, and what only the checker adds. */
function all(...several: readonly Rule[]): Rule {
  return function* (page: Page): Generator<Problem> {
    for (const rule of several) yield* rule(page);
  };
}
