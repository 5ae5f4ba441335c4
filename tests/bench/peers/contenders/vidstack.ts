import 'vidstack/player/styles/default/theme.css';
import 'vidstack/player/styles/default/layouts/video.css';
import { VidstackPlayer, VidstackPlayerLayout } from 'vidstack/global/player';

await VidstackPlayer.create({ target: '#film', layout: new VidstackPlayerLayout() });
