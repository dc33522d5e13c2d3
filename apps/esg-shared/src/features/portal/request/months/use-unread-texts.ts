import { draftsOf, useServices } from '@esg/app-kit';
import { useEffect, useState } from 'react';

const prefix = 'portal-month-text/';

/** Texts of cells that are no figures, by the ids of their answers: kept in this browser until they are corrected. */
export const useUnreadTexts = () => {
  const userId = useServices().session.userId() ?? '';
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void draftsOf(userId)
      .all()
      .then((all) => {
        const kept = all.flatMap(({ id, value }) =>
          id.startsWith(prefix) && typeof value === 'string' ? [[id.slice(prefix.length), value] as const] : [],
        );
        setTexts((typed) => new Map([...kept, ...typed]));
      });
  }, [userId]);
  return {
    texts,
    keep: (id: string, text: string) => {
      setTexts((before) => new Map(before).set(id, text));
      void draftsOf(userId).keep({ id: `${prefix}${id}`, value: text, version: 0, seen: null });
    },
    drop: (id: string) => {
      if (!texts.has(id)) return;
      setTexts((before) => new Map([...before].filter(([each]) => each !== id)));
      void draftsOf(userId).drop(`${prefix}${id}`);
    },
  };
};
