/** Types of the peers, which aren't dependencies of the project, as far as the contenders use them. */

interface Window {
  /** Starts inserted roots as the contender documents it, if it doesn't start them by itself. */
  startWithin?: (within: HTMLElement) => void;
  resolveReactComponent?: (name: string) => unknown;
}

declare module 'react_ujs' {
  const ujs: {
    getConstructor: (name: string) => unknown;
    mountComponents(within: Element): void;
  };
  export default ujs;
}

declare module 'react-on-rails/client' {
  const ReactOnRails: {
    register(components: Record<string, unknown>): void;
    reactOnRailsPageLoaded(): Promise<void>;
  };
  export default ReactOnRails;
}

declare module '@hotwired/stimulus' {
  export class Application {
    static start(): Application;
    register(name: string, controller: unknown): void;
  }
}

declare module '@symfony/ux-react/dist/render_controller.js' {
  const controller: unknown;
  export default controller;
}

declare module 'turbo-mount' {
  export class TurboMount {}
}

declare module 'turbo-mount/react' {
  import type { TurboMount } from 'turbo-mount';
  export function registerComponent(mount: TurboMount, name: string, component: unknown): void;
}

declare module '@11ty/is-land/is-land.js' {
  export const Island: {
    addInitType(name: string, start: (target: HTMLElement) => Promise<void>): void;
  };
}

declare module 'preact' {
  export function h(component: unknown, props: unknown): unknown;
  export function hydrate(node: unknown, into: Element): void;
}

declare module 'preact-island' {
  export function createIsland(component: unknown): {
    render(options: { selector: string; clean: boolean }): void;
  };
}

declare module '@astrojs/react/client.js' {
  const renderer: unknown;
  export default renderer;
}

declare module 'plyr' {
  export default class Plyr {
    constructor(selector: string, options: { iconUrl: string });
  }
}

declare module 'plyr/dist/plyr.css' {}
declare module 'media-chrome' {}
declare module 'vidstack/player/styles/default/theme.css' {}
declare module 'vidstack/player/styles/default/layouts/video.css' {}

declare module 'vidstack/global/player' {
  export class VidstackPlayerLayout {}
  export const VidstackPlayer: {
    create(options: { target: string; layout: VidstackPlayerLayout }): Promise<void>;
  };
}

declare module 'video.js/dist/video-js.css' {}

declare module 'video.js' {
  export default function videojs(id: string): void;
}
