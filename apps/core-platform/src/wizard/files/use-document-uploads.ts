import { reportDocumentMutations } from '@esg/api-client';
import { useApi, useServices } from '@esg/app-kit';
import { useUploads } from '@esg/app-kit/attachments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../wizard-context.ts';

type Wanted = {
  readonly file: File;
  /** The document that it replaces. */
  readonly replaces?: string;
  /** Code of the disclosure that it supports. */
  readonly proves?: string;
};

/** Documents being uploaded to the report and those that failed; finished ones are in the report's list. */
export const useDocumentUploads = () => {
  const { report } = useWizard();
  const { mutateAsync } = useMutation(reportDocumentMutations.add(useApi(), useQueryClient(), report.id));
  return useUploads<Wanted>(mutateAsync, useServices().config);
};
