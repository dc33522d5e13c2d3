import { useFormatters } from '@esg/app-kit';
import { dataPointLimits, qualityMarks } from '@esg/contract';
import { Checkbox, Select, TextArea, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { partNames, qualityNames } from '../shared/point-words.ts';
import type { PointEditor } from './use-point-editor.ts';

type DetailProps = { readonly editor: PointEditor };

/** Why the value changed, how it was determined, its quality, and its source. */
export const DetailFields = ({ editor }: DetailProps) => {
  const { t, i18n } = useLingui();
  const { draft, type } = editor;
  return (
    <>
      <Explanation editor={editor} />
      <Select
        label={i18n._(partNames.quality)}
        placeholder={t`Not said`}
        value={draft.quality ?? ''}
        onChange={({ value }) => type({ quality: qualityMarks.find((mark) => mark === value) ?? null })}
        options={qualityMarks.map((value) => ({ value, label: i18n._(qualityNames[value]) }))}
      />
      <Methodology editor={editor} />
      <TextField
        label={i18n._(partNames.source)}
        hint={t`Where the figure comes from, such as a meter, a bill or a supplier.`}
        maxLength={dataPointLimits.sourceLengthMax}
        value={draft.source}
        onChange={({ value }) => type({ source: value })}
      />
      <Checkbox
        label={t`For internal use only`}
        hint={t`Exports of shared data leave it out.`}
        value={draft.internal}
        onChange={({ value }) => type({ internal: value })}
      />
    </>
  );
};

/** Asked for above the metric's threshold; stored with the value, and shown whenever there is one. */
const Explanation = ({ editor: { draft, checks, type } }: DetailProps) => {
  const { t, i18n } = useLingui();
  if (!checks.asks && draft.explanation === '') return null;
  const { start } = checks;
  return (
    <TextArea
      label={i18n._(partNames.explanation)}
      hint={
        start
          ? t`Explain changes of more than ${start.changeThreshold}%. Your explanation may go into the report.`
          : undefined
      }
      rows={2}
      maxLength={dataPointLimits.explanationLengthMax}
      value={draft.explanation}
      onChange={({ value }) => type({ explanation: value })}
    />
  );
};

const Methodology = ({ editor: { draft, checks, type } }: DetailProps) => {
  const { t, i18n } = useLingui();
  const { period } = useFormatters();
  const { start, previous } = checks;
  const carried = draft.methodology === null && start?.methodology ? start.methodology : undefined;
  const from = previous && period(previous.period);
  const carriedHint = from ? t`Carried over from ${from}.` : t`Carried over from the last period.`;
  return (
    <TextArea
      label={i18n._(partNames.methodology)}
      hint={carried ? carriedHint : t`How the figure was made. It carries over to the next period.`}
      rows={3}
      maxLength={dataPointLimits.methodologyLengthMax}
      value={draft.methodology ?? carried ?? ''}
      onChange={({ value }) => type({ methodology: value })}
    />
  );
};
