import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { innerButton } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, takeFieldProps } from '../Field/field-props.ts';
import { type AcceptedFiles, DropArea, type FileRefusal, type NativeFileProps } from './DropArea.tsx';
import * as css from './FileDrop.css.ts';

/** One file that is being uploaded or stored. */
export type FileItem = {
  id: string;
  name: string;
  /** Size or other facts in words. */
  detail?: ReactNode;
  state: 'sending' | 'done' | 'failed';
  /** 0 to 1 while sending; left out while it is not known. */
  progress?: number | undefined;
  /** What is being done with it while it is uploaded, where that takes a while; announced. */
  note?: ReactNode;
  /** What went wrong and what to do. */
  error?: ReactNode;
};

export type FileDropProps = FieldOwnProps &
  NativeFileProps & {
    /** Allowed media types with their file endings. */
    accept: AcceptedFiles;
    /** Largest size of one file in bytes. */
    sizeBytesMax: number;
    /** Whether several files may be taken at once. */
    multiple?: boolean | undefined;
    /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
    disabled?: boolean | undefined;
    /** Files that passed type and size. */
    onFiles: (change: { files: File[] }) => void;
    /** Rejected files; the caller shows the reason in `error`. */
    onRefused: (change: { refused: FileRefusal[] }) => void;
    /** Files to show below the area. */
    items?: readonly FileItem[] | undefined;
    /** Stops an upload; without it, it cannot be stopped. */
    onCancel?: ((item: { id: string }) => void) | undefined;
    /** Uploads a failed file again; without it, that is not possible. */
    onRetry?: ((item: { id: string }) => void) | undefined;
    /** Removes a file from the list; without it, that is not possible. */
    onRemove?: ((item: { id: string }) => void) | undefined;
    /** Words of the area and of the list below it. */
    labels: {
      /** Shown in the area: "Drop files here or choose them". */
      prompt: ReactNode;
      /** Names the list of files. */
      files: string;
      /** Names the button that stops one file. */
      cancel: (item: { name: string }) => string;
      /** Names the button that sends one file again. */
      retry: (item: { name: string }) => string;
      /** Names the button that takes one file out. */
      remove: (item: { name: string }) => string;
      /** Names the progress of one file. */
      progress: (item: { name: string }) => string;
    };
  };

/** Accepts files by drop, paste or choice and shows their progress. The caller uploads them. `ref` gives the file input. */
export const FileDrop = (props: FileDropProps) => {
  const { field, rest } = takeFieldProps(props);
  const { items = [], labels, onCancel, onRetry, onRemove, multiple = false, disabled = false, ...more } = rest;
  const { accept, sizeBytesMax, onFiles, onRefused, ...native } = more;
  const area = { accept, sizeBytesMax, onFiles, onRefused, multiple, disabled };

  return (
    <Field {...field}>
      {(own) => (
        <>
          <DropArea {...area} native={{ ...native, ...own }}>
            {labels.prompt}
          </DropArea>
          {items.length > 0 && (
            <ul className={css.items} aria-label={labels.files}>
              {items.map((item) => (
                <FileLine
                  key={item.id}
                  item={item}
                  labels={labels}
                  onCancel={onCancel}
                  onRetry={onRetry}
                  onRemove={onRemove}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
};

type FileLineProps = Pick<FileDropProps, 'labels' | 'onCancel' | 'onRetry' | 'onRemove'> & { item: FileItem };

const stateIcons = { sending: FileText, done: CircleCheck, failed: CircleAlert } as const;

const FileLine = ({ item, labels, onCancel, onRetry, onRemove }: FileLineProps) => {
  const Icon = stateIcons[item.state];
  const stop = item.state === 'sending' ? onCancel : onRemove;

  return (
    <li className={css.item} data-state={item.state}>
      <Icon className={css.stateIcon} aria-hidden="true" size={18} strokeWidth={1.5} />
      <div className={css.itemText}>
        <div className={css.name}>{item.name}</div>
        {item.state === 'sending' ? (
          <>
            <progress className={css.progress} aria-label={labels.progress(item)} max={1} value={item.progress} />
            <div className={css.detail} role="status">
              {item.note}
            </div>
          </>
        ) : (
          <div className={css.detail} role={item.state === 'failed' ? 'alert' : undefined}>
            {item.state === 'failed' ? item.error : item.detail}
          </div>
        )}
      </div>
      {item.state === 'failed' && onRetry && (
        <button className={innerButton} type="button" aria-label={labels.retry(item)} onClick={() => onRetry(item)}>
          <RotateCw aria-hidden="true" size={16} strokeWidth={1.5} />
        </button>
      )}
      {stop && (
        <button
          className={innerButton}
          type="button"
          aria-label={item.state === 'sending' ? labels.cancel(item) : labels.remove(item)}
          onClick={() => stop(item)}
        >
          <X aria-hidden="true" size={16} strokeWidth={1.5} />
        </button>
      )}
    </li>
  );
};
