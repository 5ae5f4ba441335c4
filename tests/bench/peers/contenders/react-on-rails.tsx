import ReactOnRails from 'react-on-rails/client';
import { Cards } from '../cards.tsx';

ReactOnRails.register({ Cards });
window.startWithin = () => void ReactOnRails.reactOnRailsPageLoaded();
