import type { FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../api/services.tsx';

/** An upload that is in progress or failed, with the caller's data. */
export type Upload<Wanted> = {
  readonly id: string;
  readonly wanted: Wanted;
  /** Stops the upload. */
  readonly stop: AbortController;
  /** From 0 to 1. */
  readonly progress?: number;
  /** All of it was sent a while ago, and it is not stored yet. */
  readonly isChecked?: boolean;
  readonly error?: unknown;
};

/** How long the gateway may check a file before the person is told. */
const quietMs = 1000;

type OnItsWay = { readonly onProgress: (progress: number) => void; readonly signal: AbortSignal };

/**
 * Uploads that are in progress or failed, which can be stopped, tried again and dismissed. Stored or stopped ones are removed. `send`
 * resolves once a file is stored. `noteOf` says what is being done with a file that takes long. `refused` were never sent, and stand
 * until `refuse` names others or none.
 */
export const useUploads = <Wanted extends { readonly file: File }>(
  send: (upload: Wanted & OnItsWay) => Promise<unknown>,
) => {
  const { t } = useLingui();
  const { scansUploads } = useServices().config;
  const [uploads, setUploads] = useState<readonly Upload<Wanted>[]>([]);
  const [refused, refuse] = useState<readonly FileRefusal[]>([]);
  const forget = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const change = (id: string, part: Pick<Upload<Wanted>, 'progress' | 'isChecked' | 'error'>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const begin = (id: string, wanted: Wanted) => {
    const stop = new AbortController();
    setUploads((all) => [...all.filter((upload) => upload.id !== id), { id, wanted, stop }]);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const onProgress = (progress: number) => {
      change(id, { progress });
      if (progress === 1 && scansUploads) quiet ??= setTimeout(() => change(id, { isChecked: true }), quietMs);
    };
    send({ ...wanted, onProgress, signal: stop.signal })
      .finally(() => clearTimeout(quiet))
      .then(
        () => forget(id),
        (error: unknown) => (stop.signal.aborted ? forget(id) : change(id, { error })),
      );
  };
  const of = (id: string) => uploads.find((upload) => upload.id === id);
  return {
    uploads,
    refused,
    refuse,
    noteOf: ({ isChecked }: Upload<Wanted>) => isChecked && t`Checking for viruses…`,
    forget,
    add: (files: readonly Wanted[]) => {
      for (const wanted of files) begin(crypto.randomUUID(), wanted);
    },
    stop: (id: string) => of(id)?.stop.abort(),
    retry: (id: string) => {
      const upload = of(id);
      if (upload) begin(id, upload.wanted);
    },
  };
};
