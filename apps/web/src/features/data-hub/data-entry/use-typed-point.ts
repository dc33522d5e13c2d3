import { draftsOf, useServices } from '@esg/app-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { follow, type Stored, type Typed, type TypedDraft, typedId } from './typed-point.ts';

/**
 * The typed values of one data point. This browser keeps them, so that they survive a reload, until they are stored or dropped; untouched
 * parts follow the stored ones.
 */
export const useTypedPoint = (place: string, stored: Stored) => {
  const userId = useServices().session.userId() ?? '';
  const drafts = useMemo(() => draftsOf(userId), [userId]);
  const [held, setHeld] = useState<Typed>();
  const [restored, setRestored] = useState(false);
  const typing = useRef(false);
  const id = typedId(place);
  const typed = held && follow(held, stored);

  useEffect(() => {
    let gone = false;
    void drafts.find(id).then((draft) => {
      if (gone || typing.current || !draft) return;
      setHeld(draft.value as Typed);
      setRestored(true);
    });
    return () => {
      gone = true;
    };
  }, [drafts, id]);

  // It is stored by now: later changes from elsewhere are not compared with it again.
  const isDone = held !== undefined && typed === undefined;
  useEffect(() => {
    if (!isDone) return;
    setHeld(undefined);
    void drafts.drop(id);
  }, [drafts, id, isDone]);

  const hold = (next: Typed) => {
    typing.current = true;
    setHeld(next);
    void drafts.keep({ id, value: next, version: next.version, seen: next.seen });
  };
  const drop = useCallback(() => {
    setHeld(undefined);
    setRestored(false);
    void drafts.drop(id);
  }, [drafts, id]);
  const now: Typed = typed ?? { ...stored, seen: stored.draft };
  return {
    ...now,
    unsaved: typed !== undefined,
    /** Whether it was restored from an earlier visit. */
    restored: restored && typed !== undefined,
    type: (part: Partial<TypedDraft>) => hold({ ...now, draft: { ...now.draft, ...part } }),
    hold,
    drop,
  };
};

export type TypedPoint = ReturnType<typeof useTypedPoint>;
