import { AnswerWords } from '@esg/app-kit';
import type { DataPoint } from '@esg/contract';
import { Card, Facts } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { pointParts } from '../shared/point-draft.ts';
import { partNames, usePartLines } from '../shared/point-words.ts';
import type { Section } from '../shared/use-section.ts';

/** A data point for people who may only read it. */
export const PointFacts = ({ section, point }: { readonly section: Section; readonly point: DataPoint }) => {
  const { i18n } = useLingui();
  const lines = usePartLines();
  return (
    <Card>
      <Facts
        facts={pointParts.map((part) => ({
          term: i18n._(partNames[part]),
          value: <AnswerWords lines={lines(part, point, section)} between=" · " />,
        }))}
      />
    </Card>
  );
};
