import { useState } from 'react';

/** A file on its way, or one that failed, with what was asked for it. */
export type Upload<Wanted> = {
  readonly id: string;
  readonly wanted: Wanted;
  /** Stops it on its way. */
  readonly stop: AbortController;
  /** From 0 to 1. */
  readonly progress?: number;
  readonly error?: unknown;
};

type OnItsWay = { readonly onProgress: (progress: number) => void; readonly signal: AbortSignal };

/**
 * Files on their way and those that failed, which can be stopped, tried again and forgotten. What has arrived, or was stopped, is no
 * longer among them. `send` resolves once a file is stored.
 */
export const useUploads = <Wanted extends { readonly file: File }>(
  send: (upload: Wanted & OnItsWay) => Promise<unknown>,
) => {
  const [uploads, setUploads] = useState<readonly Upload<Wanted>[]>([]);
  const forget = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const change = (id: string, part: Pick<Upload<Wanted>, 'progress' | 'error'>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const begin = (id: string, wanted: Wanted) => {
    const stop = new AbortController();
    setUploads((all) => [...all.filter((upload) => upload.id !== id), { id, wanted, stop }]);
    send({ ...wanted, onProgress: (progress) => change(id, { progress }), signal: stop.signal }).then(
      () => forget(id),
      (error: unknown) => (stop.signal.aborted ? forget(id) : change(id, { error })),
    );
  };
  const of = (id: string) => uploads.find((upload) => upload.id === id);
  return {
    uploads,
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
