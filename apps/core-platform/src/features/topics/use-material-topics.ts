import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef } from 'react';
import { mergeChosen } from '../../wizard/merge-chosen.ts';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';

/** The material topics, saved by themselves and merged with changes by others. */
export const useMaterialTopics = () => {
  const { t } = useLingui();
  const { value, state, change } = useReportField('materialTopics', { merge: mergeChosen });
  const { error } = useSaveWords(state, t`Material topics`);
  const topics = useMemo<ReadonlySet<string>>(() => new Set(value), [value]);
  const latest = useRef(topics);
  latest.current = topics;
  const turn = useCallback(
    (code: string, isMaterial: boolean) => {
      const others = [...latest.current].filter((other) => other !== code);
      change(isMaterial ? [...others, code] : others);
    },
    [change],
  );
  const add = useCallback((codes: readonly string[]) => change([...new Set([...latest.current, ...codes])]), [change]);
  return { topics, change: turn, add, error };
};
