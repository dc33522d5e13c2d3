import type { AnswerPlace, RequestPlace } from '@esg/api-client';
import { useServices } from '@esg/app-kit';
import { useUploads } from '@esg/app-kit/attachments';
import type { FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useState } from 'react';
import { answerId } from './answer-name.ts';
import type { KeptFile } from './waiting/file-store.ts';
import { useFileSender, useSending } from './waiting/use-submission.ts';

type Refused = { readonly place: AnswerPlace; readonly refusal: FileRefusal };

/** A file that was chosen as evidence and is not stored, as the last page names it. */
export type FileNotAdded = {
  readonly id: string;
  readonly name: string;
  readonly sectionId: string;
  readonly remove: () => void;
  /** Left out where it can never be stored, because it is too large or of the wrong type. */
  readonly retry?: () => void;
};

const useAllUploads = ({ collectionId, entityId }: RequestPlace) => {
  const { t } = useLingui();
  const { files } = useSending();
  const { uploads, noteOf, ...rest } = useUploads<KeptFile>(useFileSender(files), useServices().config, files.queue);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  return {
    ...rest,
    uploads: uploads.filter(
      ({ wanted: { place } }) => place.collectionId === collectionId && place.entityId === entityId,
    ),
    noteOf: (upload: (typeof uploads)[number]) => {
      if (upload.state !== 'waiting') return noteOf(upload);
      return files.isOnlyHere(upload.wanted.key)
        ? t`No room on this device. Keep this page open until you’re connected.`
        : t`Kept on this device. It’s sent when you’re connected again.`;
    },
    add: (place: AnswerPlace, chosen: readonly File[]) =>
      void files.add(chosen.map((file) => ({ key: crypto.randomUUID(), file, reference: '', place }))),
    refused,
    setRefused,
  };
};

const RequestUploadsContext = createContext<ReturnType<typeof useAllUploads> | undefined>(undefined);

const useRequestUploads = () => {
  const uploads = use(RequestUploadsContext);
  if (!uploads) throw new Error('Evidence is only added within RequestUploads');
  return uploads;
};

/** Keeps the files of all questions while a person goes from one to another, so that none is lost without a word. */
export const RequestUploads = ({ task, children }: { readonly task: RequestPlace; readonly children: ReactNode }) => (
  <RequestUploadsContext value={useAllUploads(task)}>{children}</RequestUploadsContext>
);

/** The uploads to one answer, as `AttachmentDrop` takes them. */
export const useEvidenceUploads = (place: AnswerPlace) => {
  const { uploads, refused, setRefused, add, ...rest } = useRequestUploads();
  const isHere = (of: { readonly place: AnswerPlace }) => answerId(of.place) === answerId(place);
  return {
    ...rest,
    add: (files: readonly File[]) => add(place, files),
    uploads: uploads.filter(({ wanted }) => isHere(wanted)),
    refused: refused.filter(isHere).map(({ refusal }) => refusal),
    refuse: (refusals: readonly FileRefusal[]) =>
      setRefused((all) => [...all.filter((each) => !isHere(each)), ...refusals.map((refusal) => ({ place, refusal }))]),
  };
};

/** What was chosen as evidence and is not stored: files that were refused or failed, and the questions for which others wait or are on their way. */
export const useFilesNotAdded = (): {
  readonly files: readonly FileNotAdded[];
  readonly waitingFor: ReadonlySet<string>;
} => {
  const { uploads, refused, setRefused, forget, retry } = useRequestUploads();
  const failed = uploads.filter(({ error }) => error !== undefined);
  return {
    files: [
      ...refused.map((each, place) => ({
        id: `refused/${place}`,
        name: each.refusal.name,
        sectionId: each.place.sectionId,
        remove: () => setRefused((all) => all.filter((other) => other !== each)),
      })),
      ...failed.map(({ id, wanted }) => ({
        id,
        name: wanted.file.name,
        sectionId: wanted.place.sectionId,
        remove: () => forget(id),
        retry: () => retry(id),
      })),
    ],
    waitingFor: new Set(uploads.filter(({ error }) => error === undefined).map(({ wanted }) => wanted.place.sectionId)),
  };
};
