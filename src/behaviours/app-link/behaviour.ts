import { runsScript } from '../../lib/runs-script.ts';
import { systemOf } from '../../lib/user-agent.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (link, { attributes, signal }) => {
  const addresses = { android: attributes['data-href-android'], ios: attributes['data-href-ios'] };
  const system = systemOf(navigator);
  const href = system === 'android' || system === 'ios' ? addresses[system]?.trim() : undefined;
  if (href && !runsScript(href)) bind(link, signal).apply({ attributes: { href } });
});
