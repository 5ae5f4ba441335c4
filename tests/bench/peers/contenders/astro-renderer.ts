export { default } from '@astrojs/react/client.js';
