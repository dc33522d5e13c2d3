import type { FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type Send, type Upload, type UploadQueue } from './upload-queue.ts';

/** Whether this deployment scans what is uploaded. */
type Config = { readonly scansUploads: boolean };

/**
 * Uploads that wait, are in progress or failed, which can be paused, stopped, tried again and dismissed. `send` resolves once a file is
 * stored. `noteOf` says what is being done with a file that takes long. `refused` were never sent, and stand until `refuse` names others
 * or none. `config` is that of the services: a remote module gets the shell's own only through the kit's main entry. `given` is a queue
 * that outlives the component.
 */
export const useUploads = <Wanted extends { readonly file: File }>(
  send: Send<Wanted>,
  { scansUploads }: Config,
  given?: UploadQueue<Wanted>,
) => {
  const { t } = useLingui();
  const [own] = useState(() => createUploadQueue<Wanted>({ scansUploads, isOnline: () => navigator.onLine }));
  const queue = given ?? own;
  const { uploads, isPaused } = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const [refused, refuse] = useState<readonly FileRefusal[]>([]);
  useEffect(() => queue.sendBy(send), [queue, send]);
  useEffect(() => {
    addEventListener('online', queue.reconnect);
    return () => removeEventListener('online', queue.reconnect);
  }, [queue]);
  const noteOf = ({ state, isChecked }: Upload<Wanted>) => {
    if (state === 'waiting') return isPaused ? t`Paused` : t`Waiting…`;
    return isChecked && t`Checking for viruses…`;
  };
  const { add, stop, stopAll, pause, resume, retry, forget } = queue;
  return { uploads, isPaused, refused, refuse, noteOf, add, stop, stopAll, pause, resume, retry, forget };
};
