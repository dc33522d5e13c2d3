import { type AnswerPlace, portalRequestMutations, type RequestPlace } from '@esg/api-client';
import { useApi, useServices } from '@esg/app-kit';
import { useUploads } from '@esg/app-kit/attachments';
import type { FileRefusal } from '@esg/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { answerId } from './answer.ts';

type Wanted = { readonly file: File; readonly reference: string; readonly place: AnswerPlace };
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
  // One after another, so that the last response has all of them.
  const add = useMutation({
    ...portalRequestMutations.addEvidence(useApi(), useQueryClient()),
    scope: { id: `portal-evidence/${collectionId}/${entityId}` },
  });
  const uploads = useUploads<Wanted>(add.mutateAsync, useServices().config);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  return { ...uploads, refused, setRefused };
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
  const { uploads, refused, setRefused, ...rest } = useRequestUploads();
  const isHere = (of: { readonly place: AnswerPlace }) => answerId(of.place) === answerId(place);
  return {
    ...rest,
    uploads: uploads.filter(({ wanted }) => isHere(wanted)),
    refused: refused.filter(isHere).map(({ refusal }) => refusal),
    refuse: (refusals: readonly FileRefusal[]) =>
      setRefused((all) => [...all.filter((each) => !isHere(each)), ...refusals.map((refusal) => ({ place, refusal }))]),
  };
};

/** What was chosen as evidence and is not stored: files that were refused or failed, and whether others are still on their way. */
export const useFilesNotAdded = (): { readonly files: readonly FileNotAdded[]; readonly isSending: boolean } => {
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
    isSending: uploads.length > failed.length,
  };
};
