import type { ReportColleague } from '@esg/contract';
import { MultiSelect } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

type PeopleFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly people: readonly ReportColleague[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
};

/** Several colleagues, found by typing their name. */
export const PeopleField = ({ label, hint, people, value, onChange }: PeopleFieldProps) => {
  const { t } = useLingui();
  return (
    <MultiSelect
      label={label}
      hint={hint}
      value={value}
      onChange={(change) => onChange(change.value)}
      options={people.map(({ id, name, isSelf }) => ({ value: id, label: isSelf ? t`${name} (you)` : name }))}
      labels={{
        list: t`Colleagues`,
        none: t`No match. Try another name.`,
        chosen: label,
        remove: (choice) => t`Remove ${choice.label}`,
      }}
    />
  );
};
