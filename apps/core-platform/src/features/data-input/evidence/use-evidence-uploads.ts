import { reportDocumentMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';

type Upload = {
  readonly id: string;
  readonly file: File;
  readonly stop: AbortController;
  /** From 0 to 1. */
  readonly progress?: number;
  readonly error?: unknown;
};

/** Documents on their way to prove a disclosure, and those that failed; what has arrived is among its evidence. */
export const useEvidenceUploads = (code: string) => {
  const { report } = useWizard();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { mutateAsync } = useMutation(reportDocumentMutations.add(useApi(), useQueryClient(), report.id));
  const forget = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));
  const change = (id: string, part: Pick<Upload, 'progress' | 'error'>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const send = (file: File, id: string = crypto.randomUUID()) => {
    const stop = new AbortController();
    setUploads((all) => [...all.filter((upload) => upload.id !== id), { id, file, stop }]);
    const onProgress = (progress: number) => change(id, { progress });
    mutateAsync({ file, proves: code, onProgress, signal: stop.signal }).then(
      () => forget(id),
      (error: unknown) => (stop.signal.aborted ? forget(id) : change(id, { error })),
    );
  };
  const of = (id: string) => uploads.find((upload) => upload.id === id);
  return {
    ...{ uploads, send, forget },
    stop: (id: string) => of(id)?.stop.abort(),
    retry: (id: string) => {
      const upload = of(id);
      if (upload) send(upload.file, id);
    },
  };
};
