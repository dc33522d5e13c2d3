import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The runner's requests to every page; a page leaves out those that its group does not measure. */
export type Peer = {
  readonly mount: (room: HTMLElement) => void;
  readonly update?: () => void;
  readonly theme?: () => void;
  readonly prepend?: () => void;
  /** Presses one key in a field. */
  readonly type?: () => void;
  /** Narrows the content, like a smaller window; every page has it. */
  readonly narrow?: (room: HTMLElement) => void;
  /** The scrolling element, once mounted. */
  readonly scroller?: () => Element | null | undefined;
  /** Whether something is drawn at this point of the window; for canvases, which contain no elements. */
  readonly isInked?: (x: number, y: number) => boolean;
};

declare global {
  interface Window {
    peer?: Peer;
  }
}

/** Hands the page to the runner. */
export const expose = (peer: Peer): void => {
  const narrow = (room: HTMLElement) => {
    room.style.width = '1140px';
  };
  window.peer = { narrow, ...peer };
};

/** The input of a React page: the round of its data and the brand, 0 or 1. */
export type Draw = { readonly step: number; readonly brand: number };

/** A page drawn by React: each act draws it again with the next data or the other brand. */
export const exposeReact = (draw: (state: Draw) => ReactNode, own: Partial<Peer> = {}): void => {
  let state: Draw = { step: 0, brand: 0 };
  let show = (_: ReactNode) => {};
  const next = (change: Partial<Draw>) => {
    state = { ...state, ...change };
    show(draw(state));
  };
  expose({
    mount: (room) => {
      const root = createRoot(room);
      show = (page) => root.render(page);
      next({});
    },
    update: () => next({ step: state.step + 1 }),
    theme: () => next({ brand: 1 - state.brand }),
    prepend: () => next({ step: state.step + 1 }),
    ...own,
  });
};
