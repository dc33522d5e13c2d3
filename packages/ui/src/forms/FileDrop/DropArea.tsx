import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import type { FieldControlProps, NativeControlProps } from '../Field/field-props.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import * as css from './FileDrop.css.ts';

/** Why a file was not taken. */
export type FileRefusal = { name: string; sizeBytes: number; reason: 'type' | 'size' | 'count' };

/** Allowed media types with their file endings, such as `{ 'image/png': ['.png'] }`. */
export type AcceptedFiles = Readonly<Record<string, readonly string[]>>;

/** Everything native of the file input, which is one button to the keyboard and to screen readers. `ref` gives it. */
export type NativeFileProps = Omit<NativeControlProps<'input'>, 'accept' | 'disabled' | 'multiple'>;

export type DropAreaProps = {
  accept: AcceptedFiles;
  sizeBytesMax: number;
  multiple: boolean;
  disabled: boolean;
  /** Props of the file input. */
  native: NativeFileProps & FieldControlProps;
  onFiles: (change: { files: File[] }) => void;
  onRefused: (change: { refused: FileRefusal[] }) => void;
  /** Shown in the area: what to do. */
  children: ReactNode;
  /** Takes the place of the arrow. */
  picture?: ReactNode;
};

const reasons: Readonly<Record<string, FileRefusal['reason']>> = {
  'file-too-large': 'size',
  'too-many-files': 'count',
};

/** An area to drop files on, paste them into, or press to choose them. The native input keeps focus and name. */
export const DropArea = (props: DropAreaProps) => {
  const { accept, sizeBytesMax, multiple, disabled, onFiles, onRefused } = props;
  const { ref, ...native } = props.native;
  const { getRootProps, getInputProps, inputRef, isDragActive, isDragReject } = useDropzone({
    accept,
    maxSize: sizeBytesMax,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    // Files first: whoever forgets earlier refusals with new files keeps those that came with them.
    onDrop: (files, rejections) => {
      const refused = rejections.map(({ file, errors }) => ({
        name: file.name,
        sizeBytes: file.size,
        reason: reasons[errors[0]?.code ?? ''] ?? 'type',
      }));
      if (files.length > 0) onFiles({ files });
      if (refused.length > 0) onRefused({ refused });
    },
  });
  const input = getInputProps({
    // Replaces the library's input, which is hidden, unreachable by keyboard and named in English.
    'aria-label': undefined,
    style: {},
    tabIndex: 0,
    ...native,
    className: css.input,
    disabled,
  });

  return (
    <div
      {...getRootProps({ role: 'presentation' })}
      className={css.area}
      data-over={isDragActive || undefined}
      data-refuse={isDragReject || undefined}
    >
      {props.picture ?? <Upload className={css.icon} aria-hidden="true" size={20} strokeWidth={1.5} />}
      <div className={css.words}>{props.children}</div>
      <input {...input} ref={useMergedRef(inputRef, ref)} />
    </div>
  );
};
