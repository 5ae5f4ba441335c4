import { browserOf, systemOf } from '../../lib/user-agent.ts';
import { defineBehaviour } from '../../runtime/behaviour.ts';
import { bind } from '../../runtime/bind.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (body, { signal }) => {
  const classes = { [browserOf(navigator.userAgent)]: true, [systemOf(navigator)]: true };
  bind(body, signal).apply({ classes });
});
