/** A part of an image in its own pixels. */
export type Region = { x: number; y: number; width: number; height: number };

/** The crop: its zoom, and its position along each side, 0 (start) to 1 (end). */
export type Cut = { zoom: number; across: number; down: number };

export const zoomMax = 4;
export const wholeCut: Cut = { zoom: 1, across: 0.5, down: 0.5 };

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The part of an image for a crop of these proportions (width over height); always inside the image. */
export const regionOf = (
  image: { width: number; height: number },
  aspect: number,
  { zoom, across, down }: Cut,
): Region => {
  const width = Math.min(image.width, image.height * aspect) / zoom;
  const height = width / aspect;
  return { x: (image.width - width) * within(across), y: (image.height - height) * within(down), width, height };
};

/** The crop after its picture was dragged by this many px of the image; a side without room to move stays. */
export const drawn = (
  cut: Cut,
  image: { width: number; height: number },
  aspect: number,
  by: { x: number; y: number },
): Cut => {
  const { width, height } = regionOf(image, aspect, cut);
  const move = (place: number, room: number, px: number) => (room < 0.5 ? place : within(place - px / room));
  return {
    ...cut,
    across: move(cut.across, image.width - width, by.x),
    down: move(cut.down, image.height - height, by.y),
  };
};

/** True when no crop is needed: the image has these proportions already, to the pixel. */
export const fits = ({ width, height }: { width: number; height: number }, aspect: number): boolean =>
  Math.abs(width - height * aspect) < 1;
