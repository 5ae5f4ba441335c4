import { defineBehaviour } from '../../runtime/behaviour.ts';
import { announceTrigger } from '../../ui/dialog/announce-trigger.ts';
import { contract } from './contract.ts';

export default defineBehaviour(contract, (trigger, context) =>
  announceTrigger(trigger, 'data-player-modal', context),
);
