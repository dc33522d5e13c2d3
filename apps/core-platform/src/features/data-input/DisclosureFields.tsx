import { referenceQueries } from '@esg/api-client';
import { AnswerField, TextValues, useApi } from '@esg/app-kit';
import type { Answer, Disclosure } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fieldId } from '../../wizard/field-id.ts';
import { useReportNumbers } from '../../wizard/numbers/use-report-numbers.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import * as css from './data-input.css.ts';
import { FieldLine } from './field/FieldLine.tsx';
import * as fieldCss from './field/field.css.ts';
import { useLastValues } from './field/LastValue.tsx';
import { useChanges } from './field/use-changes.ts';
import { useHub } from './hub/use-hub.ts';
import { useFieldThreads } from './talk/use-field-threads.ts';

type DisclosureFieldsProps = {
  disclosure: Disclosure;
  answers: ReadonlyMap<string, Answer> | undefined;
  disabled: boolean;
  /** Required fields that were found empty. */
  missing: ReadonlySet<string>;
};

/** The fields of one disclosure, each saving by itself. */
export const DisclosureFields = ({ disclosure, answers, disabled, missing }: DisclosureFieldsProps) => {
  const { report, framework } = useWizard();
  const hub = useHub(disclosure.code);
  const last = useLastValues(disclosure.code);
  const threads = useFieldThreads(disclosure);
  const { changeOf, saidOf } = useChanges(disclosure, answers, last);
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  return (
    <TextValues value={useReportNumbers}>
      <div className={css.fields}>
        {disclosure.fields.map((field) => (
          <div
            key={field.key}
            className={fieldCss.field}
            data-field={field.key}
            data-missing={missing.has(field.key) || undefined}
          >
            <AnswerField
              id={fieldId(disclosure.code, field.key)}
              place={{ reportId: report.id, disclosureCode: disclosure.code, fieldKey: field.key }}
              field={field}
              answer={answers?.get(field.key)}
              units={field.unitKind ? (framework.units[field.unitKind] ?? []) : []}
              countries={countries}
              reportLanguages={report.languages}
              disabled={disabled}
              foot={(mark) => (
                <FieldLine
                  {...{ disclosure, field, disabled, countries, last, mark }}
                  answer={answers?.get(field.key)}
                  hub={hub.isOn ? hub.answerOf(field.key) : undefined}
                  maySave={hub.maySave(field.key)}
                  change={changeOf.get(field.key)}
                  said={saidOf.get(field.key)}
                  threads={threads.get(field.key) ?? 0}
                />
              )}
            />
            {missing.has(field.key) && (
              <Text size="sm" tone="danger">
                <Trans>Answer this field to complete the disclosure.</Trans>
              </Text>
            )}
          </div>
        ))}
      </div>
    </TextValues>
  );
};
