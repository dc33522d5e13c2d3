import { type AnswerLine, useAnswerLines, useFormatters, useLanguage } from '@esg/app-kit';
import { type QualityMark, type ReportingTime, timeName } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PointDraft, PointPart } from './point-draft.ts';
import type { Section } from './use-section.ts';

/** Names of the parts of a data point. */
export const partNames: Record<PointPart, MessageDescriptor> = {
  value: msg`Value`,
  reportingTimeId: msg`Reporting time`,
  labelIds: msg`Labels`,
  quality: msg`Quality`,
  explanation: msg`Explanation of the change`,
  methodology: msg`Methodology`,
  source: msg`Source`,
  internal: msg`Internal`,
};

/** Names of the quality of a figure. */
export const qualityNames: Record<QualityMark, MessageDescriptor> = {
  measured: msg`Measured`,
  estimated: msg`Estimated`,
  calculated: msg`Calculated`,
};

/** Name of a reporting time, or its days if it has none. */
export const useTimeName = () => {
  const language = useLanguage();
  return (time: Pick<ReportingTime, 'name' | 'period'>): string => timeName(time, language);
};

/** Each part of a data point in words. */
export const usePartLines = () => {
  const { t, i18n } = useLingui();
  const { list } = useFormatters();
  const lines = useAnswerLines();
  const nameOf = useTimeName();
  return (
    part: PointPart,
    draft: PointDraft,
    { field, units, countries, times, labels }: Section,
  ): readonly AnswerLine[] => {
    const one = (text: string) => [{ text: text || t`None` }];
    switch (part) {
      case 'value':
        return lines(draft.value, { field, units, countries });
      case 'reportingTimeId': {
        const time = times.find(({ id }) => id === draft.reportingTimeId);
        return one(time ? nameOf(time) : t`A deleted reporting time`);
      }
      case 'labelIds':
        return one(list(labels.filter(({ id }) => draft.labelIds.includes(id)).map(({ name }) => name)));
      case 'quality':
        return one(draft.quality ? i18n._(qualityNames[draft.quality]) : '');
      case 'internal':
        return one(draft.internal ? t`Yes` : t`No`);
      default:
        return one(draft[part]);
    }
  };
};
