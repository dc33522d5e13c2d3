import { AnswerField } from '@esg/app-kit';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { fieldId } from '../../../wizard/field-id.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { FieldLine, type FieldLineProps } from './FieldLine.tsx';
import * as css from './field.css.ts';

type DisclosureFieldProps = Omit<FieldLineProps, 'mark'> & {
  /** Required and found empty. */
  readonly missing: boolean;
};

/** One field of a disclosure with the line below it; rendered again only when something of its own has changed. */
export const DisclosureField = memo(({ missing, ...line }: DisclosureFieldProps) => {
  const { report, framework } = useWizard();
  const { disclosure, field, answer, countries, disabled } = line;
  return (
    <div className={css.field} data-field={field.key} data-missing={missing || undefined}>
      <AnswerField
        id={fieldId(disclosure.code, field.key)}
        place={{ reportId: report.id, disclosureCode: disclosure.code, fieldKey: field.key }}
        field={field}
        answer={answer}
        units={field.unitKind ? (framework.units[field.unitKind] ?? []) : []}
        countries={countries}
        reportLanguages={report.languages}
        disabled={disabled}
        foot={(mark) => <FieldLine {...line} mark={mark} />}
      />
      {missing && (
        <Text size="sm" tone="danger">
          <Trans>Answer this field to complete the disclosure.</Trans>
        </Text>
      )}
    </div>
  );
});
