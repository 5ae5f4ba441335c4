import 'plyr/dist/plyr.css';
import Plyr from 'plyr';

new Plyr('#film', { iconUrl: '/plyr.svg' });
