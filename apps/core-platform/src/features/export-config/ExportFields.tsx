import { exportFormatNames, languageNames } from '@esg/app-kit';
import { type ExportConfigSettings, exportFormats, exportLanguages } from '@esg/contract';
import { CheckboxGroup, Stack, Switch } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { formatUses } from '../../wizard/files/file-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

type FieldProps = {
  settings: ExportConfigSettings;
  /** Changes the given fields; saved by itself. */
  onChange: (change: Partial<ExportConfigSettings>) => void;
  readOnly: boolean;
};

/** The formats, at least one. */
export const FormatsField = ({
  settings,
  onChange,
  readOnly,
  ...marks
}: FieldProps & { saved: string | null; error: string | undefined }) => {
  const { t, i18n } = useLingui();
  return (
    <CheckboxGroup
      label={t`Formats`}
      required
      {...marks}
      disabled={readOnly}
      value={settings.formats}
      onChange={({ value }) => onChange({ formats: value })}
      options={exportFormats.map((value) => ({
        value,
        label: i18n._(exportFormatNames[value]),
        hint: i18n._(formatUses[value]),
      }))}
    />
  );
};

/** The report's languages for files, at least one, and whether a PDF has both. */
export const LanguagesOfFiles = ({ settings, onChange, readOnly }: FieldProps) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const chosen = exportLanguages(settings.languages, report.languages);
  const hasPdf = settings.formats.includes('pdf');
  return (
    <Stack gap={3}>
      <CheckboxGroup
        label={t`Languages of the files`}
        hint={t`A file of its own for each.`}
        disabled={readOnly}
        value={chosen}
        // The last one cannot be removed: a file has a language.
        onChange={({ value }) => value.length > 0 && onChange({ languages: value })}
        options={report.languages.map((value) => ({
          value,
          label: languageNames[value],
          disabled: chosen.length === 1 && chosen[0] === value,
        }))}
      />
      <Switch
        label={t`Also one PDF with both languages side by side`}
        hint={hasPdf ? undefined : t`Choose PDF above to have it.`}
        disabled={readOnly || !hasPdf}
        value={settings.sideBySide && hasPdf}
        onChange={({ value }) => onChange({ sideBySide: value })}
      />
    </Stack>
  );
};

const contentKeys = ['charts', 'earlierYears', 'omitted'] as const;

/** The content of the document besides its texts and tables. */
export const ContentsField = ({ settings, onChange, readOnly }: FieldProps) => {
  const { t } = useLingui();
  const { contents } = settings;
  const words = {
    charts: { label: t`Charts`, hint: t`Beside the tables with the same figures.` },
    earlierYears: {
      label: t`Figures of earlier years`,
      hint: t`From reports you published before, or from the data hub.`,
    },
    omitted: {
      label: t`What is left out, with the reason`,
      hint: t`In its chapter. The content index names it either way.`,
    },
  };
  return (
    <CheckboxGroup
      label={t`What the report contains`}
      hint={t`Texts and tables are always part of it.`}
      disabled={readOnly}
      value={contentKeys.filter((key) => contents[key])}
      onChange={({ value }) =>
        onChange({
          contents: {
            charts: value.includes('charts'),
            earlierYears: value.includes('earlierYears'),
            omitted: value.includes('omitted'),
          },
        })
      }
      options={contentKeys.map((value) => ({ value, ...words[value] }))}
    />
  );
};
