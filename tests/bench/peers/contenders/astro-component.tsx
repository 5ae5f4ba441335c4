export { Cards as default } from '../cards.tsx';
