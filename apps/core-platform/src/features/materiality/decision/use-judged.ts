import { type JudgedTopic, judgeTopics } from '@esg/contract';
import { useMemo } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useAssessedIros } from '../matrix/use-matrix.ts';

/** Every topic with its verdict, as a decision of now would keep it: by what is stored, not by what is being typed. */
export const useJudged = (): readonly JudgedTopic[] => {
  const { assessment } = useAssessment();
  const iros = useAssessedIros(assessment.settings);
  return useMemo(() => judgeTopics(assessment, iros), [assessment, iros]);
};
