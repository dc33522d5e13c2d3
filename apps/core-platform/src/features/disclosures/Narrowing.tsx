import { useLanguage } from '@esg/app-kit';
import { type IssuerClass, issuerClasses } from '@esg/contract';
import { Combobox, Grid, Select } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useReportField } from '../../wizard/use-report-field.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { hasManyParts, type Part } from './selection.ts';

type NarrowingProps = {
  /** All parts of the framework. */
  parts: readonly Part[];
  /** Code of the only part shown; empty for what is chosen already. */
  part: string;
  onPart: (code: string) => void;
};

/** Filters a framework of many parts to one (an industry of SASB), and asks for the class of issuer where duties depend on it. */
export const Narrowing = ({ parts, part, onPart }: NarrowingProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { framework, readOnly } = useWizard();
  const issuerClass = useReportField('issuerClass');
  const { saved, error } = useSaveWords(issuerClass.state, t`Class of issuer`);
  const many = hasManyParts(parts);
  const byClass = framework.topics.some(({ disclosures }) => disclosures.some((entry) => entry.dutyByClass.length > 0));
  const names: Record<IssuerClass, string> = {
    'large-cap': t`LargeCap issuer`,
    'main-board': t`Other Main Board issuer`,
    gem: t`GEM issuer`,
  };
  if (!many && !byClass) return null;
  return (
    <Grid cell="medium">
      {many && (
        <Combobox
          label={t`Industry or part`}
          hint={t`Only its disclosures are listed. Your other selections are kept.`}
          value={part}
          onChange={({ value }) => onPart(value)}
          options={parts.map(({ code, title }) => ({ value: code, label: title[language] }))}
          labels={{ list: t`Industries or parts`, clear: t`Show what is chosen`, none: t`No such part` }}
        />
      )}
      {byClass && (
        <Select
          label={t`Class of issuer`}
          hint={t`The listing rules bind classes from different years on.`}
          placeholder={t`Not said`}
          saved={saved}
          error={error}
          disabled={readOnly}
          value={issuerClass.value ?? ''}
          onChange={({ value }) => issuerClass.change(issuerClasses.find((choice) => choice === value) ?? null)}
          options={issuerClasses.map((choice) => ({ value: choice, label: names[choice] }))}
        />
      )}
    </Grid>
  );
};
