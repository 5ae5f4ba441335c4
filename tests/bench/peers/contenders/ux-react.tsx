import { Application } from '@hotwired/stimulus';
import ReactController from '@symfony/ux-react/dist/render_controller.js';
import { Cards } from '../cards.tsx';

window.resolveReactComponent = () => Cards;
Application.start().register('symfony--ux-react--react', ReactController);
