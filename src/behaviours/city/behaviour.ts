import { dispatchChange } from '../../lib/dispatch-change.ts';
import { importWithRetry } from '../../lib/import-with-retry.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, async (_, { parts, signal, report }) => {
  const { attachCityCombobox } = await importWithRetry(
    () => import('../../ui/city-combobox/city-combobox.ts'),
  );
  const { city, postcode } = parts;
  if (!(city instanceof HTMLInputElement)) return;
  if (!(postcode instanceof HTMLInputElement)) {
    attachCityCombobox(city, { signal, report });
    return;
  }
  attachCityCombobox(city, {
    signal,
    report,
    text: (one) => one.city,
    chosen: (one) => fill(postcode, one.value),
  });
  attachCityCombobox(postcode, {
    signal,
    report,
    text: (one) => one.value || postcode.value,
    chosen: (one) => fill(city, one.city),
  });
});

/** Sets the value of the other field. Does nothing if the suggestion has no value for it. */
function fill(field: HTMLInputElement, text: string): void {
  if (text === '') return;
  field.value = text;
  dispatchChange(field);
}
