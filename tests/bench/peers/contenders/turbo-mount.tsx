import { TurboMount } from 'turbo-mount';
import { registerComponent } from 'turbo-mount/react';
import { Cards } from '../cards.tsx';

registerComponent(new TurboMount(), 'Cards', Cards);
