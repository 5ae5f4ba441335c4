import { arrive } from '../../lib/arrive.ts';
import { tellChanged } from '../../lib/tell-changed.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, async (_, { parts, signal }) => {
  const { attachCityCombobox } = await arrive(
    () => import('../../ui/city-combobox/city-combobox.ts'),
  );
  const { city, postcode } = parts;
  if (!(city instanceof HTMLInputElement)) return;
  if (!(postcode instanceof HTMLInputElement)) {
    attachCityCombobox(city, { signal });
    return;
  }
  attachCityCombobox(city, {
    signal,
    text: (one) => one.city,
    chosen: (one) => fill(postcode, one.value),
  });
  attachCityCombobox(postcode, {
    signal,
    text: (one) => one.value,
    chosen: (one) => fill(city, one.city),
  });
});

function fill(field: HTMLInputElement, text: string): void {
  field.value = text;
  tellChanged(field);
}
