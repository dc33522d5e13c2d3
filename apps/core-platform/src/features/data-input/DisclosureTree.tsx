import { disclosureStatusNames, useLanguage } from '@esg/app-kit';
import type { ReportDisclosure } from '@esg/contract';
import { Tree } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { isDone, type OutlineTopic, topicName } from './outline.ts';

export type DisclosureTreeProps = {
  outline: readonly OutlineTopic[];
  stateOf: ReadonlyMap<string, ReportDisclosure>;
  opened: string;
  onOpen: (code: string) => void;
};

/** How far one disclosure is: done ones count whole, others by their answered fields. */
const shareOf = (state: ReportDisclosure | undefined) => {
  if (isDone(state?.status)) return 1;
  // A disclosure with every field answered is still not marked complete.
  return state && state.totalFields > 0 ? Math.min(0.95, state.answeredFields / state.totalFields) : 0;
};

/** The selected disclosures by topic, each with its status. */
export const DisclosureTree = memo(({ outline, stateOf, opened, onOpen }: DisclosureTreeProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const nodes = useMemo(
    () =>
      outline.map(({ topic, disclosures }) => {
        const done = disclosures.filter(({ code }) => isDone(stateOf.get(code)?.status)).length;
        return {
          id: `topic:${topic.code}`,
          label: topicName(outline, topic, language),
          progress: {
            value: disclosures.reduce((sum, { code }) => sum + shareOf(stateOf.get(code)), 0) / disclosures.length,
            label: t`${done} of ${disclosures.length} done`,
          },
          children: disclosures.map(({ code, title }) => {
            const state = stateOf.get(code);
            return {
              id: code,
              label: `${code} ${title[language]}`,
              progress: { value: shareOf(state), label: i18n._(disclosureStatusNames[state?.status ?? 'new']) },
            };
          }),
        };
      }),
    [outline, stateOf, language, t, i18n],
  );
  return <Tree label={t`Disclosures`} nodes={nodes} selected={opened} onSelect={({ id }) => onOpen(id)} />;
});
