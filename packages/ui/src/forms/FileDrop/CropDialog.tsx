import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Slider } from '../Slider/Slider.tsx';
import * as css from './CropDialog.css.ts';
import { type Cut, drawn, type Region, regionOf, wholeCut, zoomMax } from './crop-region.ts';

export type CropLabels = {
  /** Names the dialog and the picture in it. */
  title: string;
  /** The instructions, for pointer and keyboard. */
  hint: string;
  /** Names of the two directions and of the zoom, for those who listen. */
  across: string;
  /** Names the slider from top to bottom. */
  down: string;
  /** Names the slider of the size. */
  zoom: string;
  /** Says a place or a zoom, such as "40 %". */
  percent: (slider: { percent: number }) => string;
  /** Button that accepts the crop. */
  apply: string;
  /** Button that cancels. */
  cancel: string;
};

export type CropDialogProps = {
  file: Blob;
  image: { width: number; height: number };
  /** Width over height of the crop. */
  aspect: number;
  /** Minimum size of the crop, along both sides. */
  pixelsMin: number;
  labels: CropLabels;
  /** Button that accepts the crop. */
  apply: (region: Region) => void;
  /** Button that cancels. */
  cancel: () => void;
};

/** Asks which part of an image to use: moved under a frame by pointer or arrows, and zoomed by a slider. */
export const CropDialog = ({ file, image, aspect, pixelsMin, labels, apply, cancel }: CropDialogProps) => {
  const [cut, setCut] = useState(wholeCut);
  const whole = regionOf(image, aspect, wholeCut);
  const most = Math.max(1, Math.min(zoomMax, whole.width / pixelsMin, whole.height / pixelsMin));
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={labels.title}
      description={labels.hint}
      closeLabel={labels.cancel}
      size="small"
      actions={
        <>
          <Button onClick={cancel}>{labels.cancel}</Button>
          <Button emphasis="strong" onClick={() => apply(regionOf(image, aspect, cut))}>
            {labels.apply}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <CropFrame file={file} image={image} aspect={aspect} labels={labels} cut={cut} onChange={setCut} />
        <Slider
          label={labels.zoom}
          min={100}
          max={Math.floor(most * 100)}
          step={5}
          value={Math.round(cut.zoom * 100)}
          valueText={({ value }) => labels.percent({ percent: value })}
          onChange={({ value }) => setCut({ ...cut, zoom: value / 100 })}
        />
      </Stack>
    </Dialog>
  );
};

type FrameProps = Pick<CropDialogProps, 'file' | 'image' | 'aspect' | 'labels'> & {
  cut: Cut;
  onChange: (cut: Cut) => void;
};
type Axis = 'across' | 'down';

/** The direction in which a key moves the crop, in hundredths of its range. */
const moves: Readonly<Record<string, readonly [Axis, number]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

const CropFrame = ({ file, image, aspect, labels, cut, onChange }: FrameProps) => {
  const src = usePicture(file);
  const sliders = { across: useRef<HTMLInputElement>(null), down: useRef<HTMLInputElement>(null) };
  const region = regionOf(image, aspect, cut);

  const draw = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = region.width / event.currentTarget.clientWidth;
    onChange(drawn(cut, image, aspect, { x: event.movementX * scale, y: event.movementY * scale }));
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const [axis, hundredths] = move;
    sliders[axis].current?.focus();
    const step = (event.shiftKey ? 10 : 1) * hundredths;
    onChange({ ...cut, [axis]: Math.min(1, Math.max(0, cut[axis] + step / 100)) });
  };
  const slider = (axis: Axis) => ({
    ref: sliders[axis],
    className: css.axis,
    type: 'range',
    value: Math.round(cut[axis] * 100),
    'aria-label': labels[axis],
    'aria-valuetext': labels.percent({ percent: Math.round(cut[axis] * 100) }),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...cut, [axis]: Number(event.currentTarget.value) / 100 }),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
    <div
      className={css.frame}
      role="group"
      aria-label={labels.title}
      style={{ aspectRatio: aspect, maxWidth: `calc(50vh * ${aspect})` }}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={draw}
    >
      {src && (
        <img
          className={css.picture}
          src={src}
          alt=""
          draggable={false}
          style={{
            width: `${(image.width / region.width) * 100}%`,
            left: `${(-region.x / region.width) * 100}%`,
            top: `${(-region.y / region.height) * 100}%`,
          }}
        />
      )}
      <input {...slider('across')} />
      <input {...slider('down')} />
    </div>
  );
};

/** Address of a file as long as it is shown. */
const usePicture = (file: Blob) => {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return src;
};
