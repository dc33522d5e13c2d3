import { listOf, listsMaterialTopics, namedIn } from '@esg/contract';
import { CheckboxGroup, Combobox, CountrySelect, MultiSelect, Select, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../i18n/formatters.ts';
import type { EditorProps } from './editor-props.ts';
import { NamedTopicsEditor } from './NamedTopicsEditor.tsx';

/** Above this number of choices they are searched instead of listed. */
const listedMax = 15;
const checkboxesMax = 8;

const useComboboxLabels = (label: string) => {
  const { t } = useLingui();
  return { list: t`Options for ${label}`, clear: t`Clear ${label}`, none: t`Nothing found` };
};

export const SingleSelectEditor = ({
  field,
  value,
  onChange,
  onBlur,
  frame,
  disabled = false,
}: EditorProps<'singleSelect'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const labels = useComboboxLabels(frame.label);
  const props = {
    ...frame,
    value: value?.choice ?? '',
    options: field.options.map(({ id, label }) => ({ value: id, label: label[language] })),
    onChange: (chosen: { value: string }) =>
      onChange(chosen.value ? { type: 'singleSelect', choice: chosen.value } : null),
    onBlur,
    disabled,
  };
  return field.options.length > listedMax ? (
    <Combobox {...props} labels={labels} />
  ) : (
    <Select {...props} placeholder={t`Choose…`} />
  );
};

export const MultiSelectEditor = ({
  field,
  value,
  onChange,
  onBlur,
  reportLanguages,
  frame,
  disabled = false,
}: EditorProps<'multiSelect'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { list, none } = useComboboxLabels(frame.label);
  const props = {
    ...frame,
    value: value?.choices ?? [],
    options: field.options.map(({ id, label }) => ({ value: id, label: label[language] })),
    onChange: (chosen: { value: string[] }) => onChange(listOf(chosen.value, namedIn(value))),
    disabled,
  };
  if (field.options.length <= checkboxesMax) return <CheckboxGroup {...props} />;
  const labels = { list, none, chosen: t`Chosen`, remove: ({ label }: { label: string }) => t`Remove ${label}` };
  const choice = <MultiSelect {...props} labels={labels} onBlur={onBlur} />;
  if (!listsMaterialTopics(field)) return choice;
  return (
    <Stack gap={3} align="stretch">
      {choice}
      <NamedTopicsEditor
        topics={namedIn(value)}
        onChange={(named) => onChange(listOf(value?.choices ?? [], named))}
        reportLanguages={reportLanguages}
        disabled={disabled}
      />
    </Stack>
  );
};

export const CountryEditor = ({
  value,
  onChange,
  onBlur,
  countries,
  frame,
  disabled = false,
}: EditorProps<'country'>) => {
  const language = useLanguage();
  return (
    <CountrySelect
      {...frame}
      value={value?.country ?? ''}
      countries={countries.map(({ id, name }) => ({ code: id, name: name[language] }))}
      labels={useComboboxLabels(frame.label)}
      onChange={(chosen) => onChange(chosen.value ? { type: 'country', country: chosen.value } : null)}
      onBlur={onBlur}
      disabled={disabled}
    />
  );
};

/** A yes and a no are both answers, so neither is there before somebody chose it. */
export const YesNoEditor = ({ value, onChange, onBlur, frame, disabled = false }: EditorProps<'checkbox'>) => {
  const { t } = useLingui();
  return (
    <Select
      {...frame}
      value={value === null ? '' : String(value.checked)}
      options={[
        { value: 'true', label: t`Yes` },
        { value: 'false', label: t`No` },
      ]}
      onChange={(chosen) => onChange(chosen.value ? { type: 'checkbox', checked: chosen.value === 'true' } : null)}
      placeholder={t`Choose…`}
      onBlur={onBlur}
      disabled={disabled}
    />
  );
};
