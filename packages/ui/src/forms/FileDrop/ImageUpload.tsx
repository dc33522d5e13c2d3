import { RotateCw, Trash2, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { innerButton } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, takeFieldProps } from '../Field/field-props.ts';
import type { CropLabels } from './CropDialog.tsx';
import { ImageError, type ImageProblem } from './compress-image.ts';
import { fits, type Region } from './crop-region.ts';
import { type AcceptedFiles, DropArea, type FileRefusal, type NativeFileProps } from './DropArea.tsx';
import * as css from './FileDrop.css.ts';
import { isDrawing } from './load-drawing.ts';
import { type ImageLimits, type PreparedImage, prepareImage, sizeOfImage } from './prepare-image.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx').then((module) => ({ default: module.CropDialog })));

export type ImageUploadProps = FieldOwnProps &
  NativeFileProps & {
    /** Allowed media types with their file endings. */
    accept: AcceptedFiles;
    /** Sizes of the file, the resized original and the thumbnail (spec section 5). */
    limits: ImageLimits;
    /** Address of the image there is now. */
    src?: string | undefined;
    /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
    disabled?: boolean | undefined;
    /** The caller uploads it and sets `progress` meanwhile. */
    onImage: (change: PreparedImage) => void;
    /** The file is not an allowed image or cannot be read; the caller says so in `error`. */
    onRefused: (change: { reason: FileRefusal['reason'] | ImageProblem; name: string; sizeBytes: number }) => void;
    /** 0 to 1 while the image is being sent. */
    progress?: number | undefined;
    /** Stops the upload; without it, it cannot be stopped. */
    onCancel?: (() => void) | undefined;
    /** Uploads the image again after an error; without it, that is not possible. */
    onRetry?: (() => void) | undefined;
    /** Removes the image; without it, that is not possible. */
    onRemove?: (() => void) | undefined;
    /** Asks for a crop in these proportions (width over height); not for SVG and for images that fit. */
    crop?: { aspect: number; labels: CropLabels } | undefined;
    /** What to do, what the image shows, and the names of progress and buttons. */
    labels: { prompt: ReactNode; alt: string; progress: string; cancel: string; retry: string; remove: string };
  };

/** One image with its preview, such as a logo: checked, resized and given a thumbnail before it is sent. `ref` gives the file input. */
export const ImageUpload = (props: ImageUploadProps) => {
  const { field, rest } = takeFieldProps(props);
  const { accept, limits, src, disabled = false, onImage, onRefused, progress, crop, ...more } = rest;
  const { labels, onCancel, onRetry, onRemove, ...native } = more;
  const { preparing, cropping, choose, apply, drop } = useImage({ limits, crop, onImage, onRefused });
  const busy = preparing || progress !== undefined;

  return (
    <Field {...field}>
      {(own) => (
        <div className={css.image}>
          <DropArea
            native={{ ...native, ...own }}
            accept={accept}
            sizeBytesMax={limits.sizeBytesMax}
            multiple={false}
            disabled={disabled || busy}
            onFiles={({ files: [file] }) => file && void choose(file)}
            onRefused={({ refused: [first] }) => first && onRefused(first)}
            picture={src && <img className={css.preview} src={src} alt={labels.alt} />}
          >
            {busy ? (
              <progress className={css.progress} aria-label={labels.progress} max={1} value={progress} />
            ) : (
              labels.prompt
            )}
          </DropArea>
          {crop && cropping && (
            <Suspense fallback={null}>
              <CropDialog
                {...crop}
                {...cropping}
                pixelsMin={limits.pixelsMin}
                apply={(region) => void apply(region)}
                cancel={drop}
              />
            </Suspense>
          )}
          <ImageActions
            labels={labels}
            onCancel={onCancel}
            onRetry={onRetry}
            onRemove={onRemove}
            src={src}
            busy={busy}
            failed={own['aria-invalid'] === true}
          />
        </div>
      )}
    </Field>
  );
};

type Cropping = { file: File; image: { width: number; height: number } };

/** The steps of a chosen file: checked, cropped if requested, and made into its two copies. */
const useImage = ({
  limits,
  crop,
  onImage,
  onRefused,
}: Pick<ImageUploadProps, 'limits' | 'crop' | 'onImage' | 'onRefused'>) => {
  const [preparing, setPreparing] = useState(false);
  const [cropping, setCropping] = useState<Cropping>();

  const attempt = async (file: File, work: () => Promise<void>) => {
    setPreparing(true);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ImageError)) throw problem;
      onRefused({ reason: problem.code, name: file.name, sizeBytes: file.size });
    } finally {
      setPreparing(false);
    }
  };
  const choose = (file: File) =>
    attempt(file, async () => {
      const image = crop && !isDrawing(file) ? await sizeOfImage(file, limits.pixelsMin) : undefined;
      if (crop && image && !fits(image, crop.aspect)) setCropping({ file, image });
      else onImage(await prepareImage(file, limits));
    });
  const drop = () => setCropping(undefined);
  const apply = async (region: Region) => {
    if (!cropping) return;
    const { file } = cropping;
    drop();
    await attempt(file, async () => onImage(await prepareImage(file, limits, region)));
  };
  return { preparing, cropping, choose, apply, drop };
};

type ActionProps = Pick<ImageUploadProps, 'labels' | 'onCancel' | 'onRetry' | 'onRemove' | 'src'> & {
  busy: boolean;
  failed: boolean;
};

const ImageActions = ({ labels, onCancel, onRetry, onRemove, src, busy, failed }: ActionProps) => (
  <div className={css.actions}>
    {busy && onCancel && (
      <button className={innerButton} type="button" aria-label={labels.cancel} onClick={onCancel}>
        <X aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
    )}
    {!busy && failed && onRetry && (
      <button className={innerButton} type="button" aria-label={labels.retry} onClick={onRetry}>
        <RotateCw aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
    )}
    {!busy && src && onRemove && (
      <button className={innerButton} type="button" aria-label={labels.remove} onClick={onRemove}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
    )}
  </div>
);
