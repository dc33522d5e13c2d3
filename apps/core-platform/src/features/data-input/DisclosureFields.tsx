import { referenceQueries } from '@esg/api-client';
import { TextValues, useApi } from '@esg/app-kit';
import type { Answer, Country, Disclosure, SentenceMark } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useReportNumbers } from '../../wizard/numbers/use-report-numbers.tsx';
import * as css from './data-input.css.ts';
import { DisclosureField } from './field/DisclosureField.tsx';
import { useLastValues } from './field/LastValue.tsx';
import { useChanges } from './field/use-changes.ts';
import { useHub } from './hub/use-hub.ts';
import { useSentenceMarks } from './sentences/use-sentence-marks.ts';
import { useFieldThreads } from './talk/use-field-threads.ts';

const unread: readonly Country[] = [];
const unmarked: readonly SentenceMark[] = [];

type DisclosureFieldsProps = {
  disclosure: Disclosure;
  answers: ReadonlyMap<string, Answer> | undefined;
  disabled: boolean;
  /** Required fields that were found empty. */
  missing: ReadonlySet<string>;
};

/** The fields of one disclosure, each saving by itself. */
export const DisclosureFields = ({ disclosure, answers, disabled, missing }: DisclosureFieldsProps) => {
  const hub = useHub(disclosure.code);
  const last = useLastValues(disclosure.code);
  const threads = useFieldThreads(disclosure);
  const marks = useSentenceMarks(disclosure, answers);
  const { changeOf, saidOf } = useChanges(disclosure, answers, last);
  const { data: countries = unread } = useQuery(referenceQueries.countries(useApi()));
  return (
    <TextValues value={useReportNumbers}>
      <div className={css.fields}>
        {disclosure.fields.map((field) => (
          <DisclosureField
            key={field.key}
            disclosure={disclosure}
            field={field}
            disabled={disabled}
            countries={countries}
            last={last}
            answer={answers?.get(field.key)}
            missing={missing.has(field.key)}
            hub={hub.isOn ? hub.answerOf(field.key) : undefined}
            maySave={hub.maySave(field.key)}
            change={changeOf.get(field.key)}
            said={saidOf.get(field.key)}
            threads={threads.get(field.key) ?? 0}
            marks={marks.get(field.key) ?? unmarked}
          />
        ))}
      </div>
    </TextValues>
  );
};
