import { draftsOf, useServices } from '@esg/app-kit';
import { useNavigate } from '@tanstack/react-router';
import { emptyPoint, newPlace, type Typed, type TypedDraft, typedId } from './typed-point.ts';

/** Opens the entry of a new data point with the values that were typed over a removed one: its place and all parts. */
export const useCreateCopy = (sectionId: string) => {
  const drafts = draftsOf(useServices().session.userId() ?? '');
  const navigate = useNavigate();
  return async (removedId: string, mine: TypedDraft) => {
    const { entityId, reportingTimeId } = mine;
    const { draft: seen, version } = emptyPoint({ entityId, reportingTimeId });
    const value: Typed = { draft: mine, seen, version };
    await drafts.keep({ id: typedId(newPlace(sectionId, { entityId, reportingTimeId })), value, version, seen });
    await drafts.drop(typedId(removedId));
    const search = { entityId: entityId ?? 'organisation', reportingTimeId };
    await navigate({ to: '.', search, ignoreBlocker: true });
  };
};
