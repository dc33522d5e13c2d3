import { reportDocumentMutations } from '@esg/api-client';
import { useApi, useUploads } from '@esg/app-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../wizard-context.ts';

type Wanted = {
  readonly file: File;
  /** The document whose place it takes. */
  readonly replaces?: string;
  /** Code of the disclosure that it proves. */
  readonly proves?: string;
};

/** Documents on their way to the report and those that failed; what has arrived is in the report's list. */
export const useDocumentUploads = () => {
  const { report } = useWizard();
  const { mutateAsync } = useMutation(reportDocumentMutations.add(useApi(), useQueryClient(), report.id));
  return useUploads<Wanted>(mutateAsync);
};
