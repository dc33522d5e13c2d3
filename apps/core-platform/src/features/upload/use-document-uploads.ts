import { reportDocumentMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';

type Upload = {
  readonly id: string;
  readonly file: File;
  /** The document whose place it takes. */
  readonly replaces?: string;
  /** Stops it on its way. */
  readonly stop: AbortController;
  /** From 0 to 1. */
  readonly progress?: number;
  readonly error?: unknown;
};
type Wanted = Pick<Upload, 'file' | 'replaces'>;

/** Documents on their way and those that failed; what has arrived is in the list of the report. */
export const useDocumentUploads = () => {
  const { report } = useWizard();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { mutateAsync } = useMutation(reportDocumentMutations.add(useApi(), useQueryClient(), report.id));
  const forget = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const change = (id: string, part: Pick<Upload, 'progress' | 'error'>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const send = (id: string, wanted: Wanted) => {
    const stop = new AbortController();
    setUploads((all) => [...all.filter((one) => one.id !== id), { id, ...wanted, stop }]);
    mutateAsync({ ...wanted, onProgress: (progress) => change(id, { progress }), signal: stop.signal }).then(
      () => forget(id),
      (error: unknown) => (stop.signal.aborted ? forget(id) : change(id, { error })),
    );
  };
  return {
    ...{ uploads, forget },
    add: (files: readonly Wanted[]) => {
      for (const wanted of files) send(crypto.randomUUID(), wanted);
    },
    stop: (id: string) => uploads.find((one) => one.id === id)?.stop.abort(),
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      const { file, replaces } = upload;
      send(id, { file, ...(replaces === undefined ? {} : { replaces }) });
    },
  };
};
