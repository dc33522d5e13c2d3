import { type DataPoint, isAnswered } from '@esg/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { TypedDraft } from './typed-point.ts';

/** Opens the existing value of the chosen time, unless typed values would be replaced. */
export const useOpenExisting = (existing: DataPoint | null, draft: TypedDraft, isNew: boolean, drop: () => void) => {
  const navigate = useNavigate();
  const isThere = existing?.reportingTimeId === draft.reportingTimeId && draft.labelIds.length === 0;
  const id = isNew && isThere && !isAnswered(draft.value) ? existing?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    drop();
    void navigate({ to: '.', search: { dataPointId: id }, replace: true, ignoreBlocker: true });
  }, [id, drop, navigate]);
};
