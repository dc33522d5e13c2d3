import { reportTemplateQueries } from '@esg/api-client';
import { useApi, useTenant } from '@esg/app-kit';
import type { ReportTemplate } from '@esg/contract';
import { Select } from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Templates of the organisation for this framework; none if the tenant has no templates. */
export const useTemplatesOf = (versionId: string): readonly ReportTemplate[] => {
  const enabled = useTenant().info.featureFlag.featureFlags.includes('custom-template');
  const { data = [] } = useQuery({ ...reportTemplateQueries.all(useApi()), enabled });
  return data.filter((template) => template.versionId === versionId);
};

type TemplateSelectProps = {
  readonly templates: readonly ReportTemplate[];
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (templateId: string) => void;
};

/** The template of the report: none, or a saved choice of disclosures. Shows nothing if there are none. */
export const TemplateSelect = ({ templates, value, onChange }: TemplateSelectProps) => {
  const { t } = useLingui();
  if (templates.length === 0) return null;
  return (
    <Select
      label={t`Start from`}
      placeholder={t`Choose disclosures later`}
      value={value}
      options={templates.map(({ id, name, disclosureCodes }) => {
        const disclosures = plural(disclosureCodes.length, { one: '# disclosure', other: '# disclosures' });
        return { value: id, label: t`${name} (${disclosures})` };
      })}
      onChange={(change) => onChange(change.value)}
    />
  );
};
