import ujs from 'react_ujs';
import { Cards } from '../cards.tsx';

ujs.getConstructor = () => Cards;
window.startWithin = (within) => ujs.mountComponents(within);
