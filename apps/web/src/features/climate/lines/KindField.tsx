import { climateQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { Button, Combobox, Inline, Stack, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LineForm } from './use-line-form.ts';

/** What most organisations have bills of, in everyday words. */
const usual: readonly { readonly id: string; readonly word: MessageDescriptor }[] = [
  { id: 'electricity', word: msg`Electricity` },
  { id: 'stationary-gas', word: msg`Gas` },
  { id: 'fleet-fuel', word: msg`Fuel of vehicles` },
  { id: 'refrigerants', word: msg`Refrigerant` },
  { id: 'water-supply', word: msg`Water` },
  { id: 'waste-treatment', word: msg`Waste` },
  { id: 'flights', word: msg`Flights` },
];

type KindFieldProps = {
  readonly form: LineForm;
  /** Of scope 3, where only what belongs in it is wanted. */
  readonly category: number | null;
};

/** What was used: the usual things by one press, everything else by a search. Nobody needs to know of scopes. */
export const KindField = ({ form, category }: KindFieldProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data: library } = useQuery(climateQueries.library(useApi()));
  const { value, type, field } = form;
  const types = (library?.activityTypes ?? []).filter(
    ({ categories }) => category === null || categories.includes(category),
  );
  const choose = (activityTypeId: string) =>
    type({
      activityTypeId,
      category: category === null ? '' : String(category),
      unit: '',
      basis: '',
      activity: '',
      contractKwh: '',
      contractFactor: '',
      people: '',
    });
  return (
    <Stack gap={2}>
      <Combobox
        {...field('activityTypeId')}
        required
        placeholder={t`Search, such as electricity or diesel`}
        value={value.activityTypeId}
        onChange={(change) => choose(change.value)}
        options={types.map(({ id, name }) => ({ value: id, label: name[language] }))}
        labels={{ list: t`Kinds of activity`, clear: t`Clear`, none: t`No kinds match. Try another word.` }}
      />
      {value.activityTypeId === '' && category === null && (
        <>
          <Text size="sm" tone="muted">
            <Trans>Most often:</Trans>
          </Text>
          <Inline gap={2}>
            {usual.map(({ id, word }) => (
              <Button key={id} size="compact" onClick={() => choose(id)}>
                {i18n._(word)}
              </Button>
            ))}
          </Inline>
        </>
      )}
    </Stack>
  );
};
