import { RotateCw, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { innerButton } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, takeFieldProps } from '../Field/field-props.ts';
import { compressImage, ImageError, type ImageProblem, loadImage } from './compress-image.ts';
import { type AcceptedFiles, DropArea, type FileRefusal } from './DropArea.tsx';
import * as css from './FileDrop.css.ts';
import { isDrawing } from './load-drawing.ts';

/** An image ready to send: a resized original (a drawing as it is) and a square thumbnail. */
export type PreparedImage = { name: string; original: Blob; thumbnail: Blob };

/** Pixels and bytes that hold for an image and its two copies (spec sections 5 and 9). */
export type ImageLimits = {
  /** Of the file that is chosen. */
  sizeBytesMax: number;
  pixelsMin: number;
  originalPixelsMax: number;
  originalBytesMax: number;
  thumbnailPixels: number;
  thumbnailBytesMax: number;
};

export type ImageUploadProps = FieldOwnProps & {
  accept: AcceptedFiles;
  limits: ImageLimits;
  /** Address of the image there is now. */
  src?: string | undefined;
  disabled?: boolean | undefined;
  /** Sending is the caller's; tell `progress` meanwhile. */
  onImage: (change: PreparedImage) => void;
  /** The file is not an allowed image or cannot be read; the caller says so in `error`. */
  onRefused: (change: { reason: FileRefusal['reason'] | ImageProblem; name: string; sizeBytes: number }) => void;
  /** 0 to 1 while the image is being sent. */
  progress?: number | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  labels: { prompt: ReactNode; alt: string; progress: string; cancel: string; retry: string; remove: string };
};

/** One image with its preview, such as a logo: checked, resized and given a thumbnail before it is sent. */
export const ImageUpload = (props: ImageUploadProps) => {
  const { field, rest } = takeFieldProps(props);
  const { accept, limits, src, disabled = false, onImage, onRefused, progress, labels } = rest;
  const [preparing, setPreparing] = useState(false);
  const busy = preparing || progress !== undefined;

  const take = async (file: File) => {
    setPreparing(true);
    try {
      onImage(await prepareImage(file, limits));
    } catch (problem) {
      if (!(problem instanceof ImageError)) throw problem;
      onRefused({ reason: problem.code, name: file.name, sizeBytes: file.size });
    } finally {
      setPreparing(false);
    }
  };

  return (
    <Field {...field}>
      {(own) => (
        <div className={css.image}>
          <DropArea
            {...own}
            accept={accept}
            sizeBytesMax={limits.sizeBytesMax}
            multiple={false}
            disabled={disabled || busy}
            onFiles={({ files: [file] }) => file && void take(file)}
            onRefused={({ refused: [first] }) => first && onRefused(first)}
            picture={src && <img className={css.preview} src={src} alt={labels.alt} />}
          >
            {busy ? (
              <progress className={css.progress} aria-label={labels.progress} max={1} value={progress} />
            ) : (
              labels.prompt
            )}
          </DropArea>
          <ImageActions {...rest} busy={busy} failed={own['aria-invalid'] === true} />
        </div>
      )}
    </Field>
  );
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

/** Makes both copies of a chosen image. Throws `ImageError`. */
const prepareImage = async (file: File, limits: ImageLimits): Promise<PreparedImage> => {
  const image = await loadImage(file, limits.pixelsMin);
  try {
    const [original, thumbnail] = await Promise.all([
      isDrawing(file)
        ? file
        : compressImage(image, file.type, {
            pixelsMax: limits.originalPixelsMax,
            sizeBytesMax: limits.originalBytesMax,
          }),
      compressImage(image, file.type, {
        pixelsMax: limits.thumbnailPixels,
        sizeBytesMax: limits.thumbnailBytesMax,
        square: true,
      }),
    ]);
    return { name: file.name, original, thumbnail };
  } finally {
    image.close();
  }
};
