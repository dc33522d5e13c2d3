import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';

/** Topics that are material, saved by themselves. When somebody else changed them meanwhile, theirs are shown. */
export const useMaterialTopics = () => {
  const { t } = useLingui();
  const { value, state, change, takeTheirs } = useReportField('materialTopics');
  const { error } = useSaveWords(state, t`Material topics`);
  const topics = useMemo<ReadonlySet<string>>(() => new Set(value), [value]);
  const latest = useRef(topics);
  latest.current = topics;
  useEffect(() => {
    if (state.kind === 'conflict') takeTheirs();
  }, [state, takeTheirs]);
  const turn = useCallback(
    (code: string, isMaterial: boolean) => {
      const others = [...latest.current].filter((other) => other !== code);
      change(isMaterial ? [...others, code] : others);
    },
    [change],
  );
  return { topics, change: turn, error };
};
