import { type PointerEvent, useRef } from 'react';

export type TileDrag = {
  /** The pointer is over the tile at this place, 0 being the first. */
  readonly onOver: (place: number) => void;
  /** Let go. */
  readonly onEnd: () => void;
};

/**
 * For the handle of a tile: dragging it with a mouse reports the place of the tile under the pointer. Fingers scroll; they use the buttons,
 * as keys do.
 */
export const useTileDrag = ({ onOver, onEnd }: TileDrag) => {
  const drag = useRef<AbortController>(null);
  return (event: PointerEvent<HTMLElement>) => {
    const list = event.currentTarget.closest('ol');
    if (event.pointerType !== 'mouse' || event.button !== 0 || !list) return;
    event.preventDefault();
    drag.current?.abort();
    const controller = new AbortController();
    drag.current = controller;
    const until = { signal: controller.signal };
    const end = () => {
      controller.abort();
      onEnd();
    };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const place = [...list.children].findIndex((tile) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect();
          return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
        });
        if (place >= 0) onOver(place);
      },
      until,
    );
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, until);
  };
};
