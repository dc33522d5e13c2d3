import { useLanguage } from '@esg/app-kit';
import { type ReportDraft, timeName } from '@esg/contract';
import { Checkbox, Select, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AnsweredByData } from './AnsweredByData.tsx';
import { newestYear } from './newest-year.ts';
import { useAnswered, useDataTimes } from './use-answered.ts';

/** Which of the organisation's data a new report begins with: its days, and whether what they answer is filled in. */
export const useDataStart = (versionId: string) => {
  const { times } = useDataTimes();
  const [chosen, choose] = useState<string>();
  const [fills, fill] = useState(true);
  const time = times.find(({ id }) => id === (chosen ?? newestYear(times)?.id));
  const answered = useAnswered(time?.period).get(versionId);
  const begins: Pick<ReportDraft, 'period' | 'fillFromHub'> = time ? { period: time.period, fillFromHub: fills } : {};
  return { times, time, answered, fills, choose, fill, begins };
};

type DataStartProps = {
  readonly start: ReturnType<typeof useDataStart>;
  /** What is wished for is another report from now on. */
  readonly onChange: () => void;
};

/** Nothing where the organisation has no reporting times: the report asks for its days then. */
export const DataStart = ({ start, onChange }: DataStartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { times, time, answered, fills } = start;
  if (times.length === 0) return null;
  return (
    <Stack gap={3} align="stretch">
      <Select
        label={t`Reporting period`}
        placeholder={t`Choose it later`}
        value={time?.id ?? ''}
        options={times.map((each) => ({ value: each.id, label: timeName(each, language) }))}
        onChange={({ value }) => {
          onChange();
          start.choose(value);
        }}
      />
      {time && (
        <Checkbox
          label={t`Fill in what your data answer already`}
          hint={t`You look the answers over afterwards, and undo what does not belong.`}
          value={fills}
          onChange={({ value }) => {
            onChange();
            start.fill(value);
          }}
        />
      )}
      {time && answered && answered.done > 0 && <AnsweredByData answered={answered} />}
    </Stack>
  );
};
