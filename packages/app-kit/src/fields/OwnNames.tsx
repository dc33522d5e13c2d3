import { type Language, limits } from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { isForeignTo, isUsualPart } from '@esg/contract/usual-parts';
import { Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { languageNames, tagOf } from '../i18n/languages.ts';
import type { NamedRow } from './number-rows.ts';

type OwnNamesProps = {
  readonly rows: readonly NamedRow[];
  /** Languages of the report. */
  readonly languages: readonly Language[];
  readonly disabled: boolean;
  readonly onBlur: () => void;
  readonly onChange: (rows: NamedRow[]) => void;
};

/** Names of a figure's parts in the report's other language, where the organisation uses its own. */
export const OwnNames = ({ rows, languages, disabled, onBlur, onChange }: OwnNamesProps) => {
  const { t } = useLingui();
  const asked = rows.flatMap(({ descriptor }, place) =>
    languages.flatMap((language) =>
      isForeignTo(usualPartIn(descriptor, language), language) && !isUsualPart(descriptor)
        ? [{ place, language, descriptor }]
        : [],
    ),
  );
  if (asked.length === 0) return null;
  return (
    <Stack gap={2} align="stretch">
      {asked.map(({ place, language, descriptor }) => {
        const name = languageNames[language];
        return (
          <TextField
            key={`${place} ${language}`}
            label={t`“${descriptor}” in ${name}`}
            lang={tagOf(language)}
            value={rows[place]?.names?.[language] ?? ''}
            maxLength={limits.descriptorLengthMax}
            disabled={disabled}
            onBlur={onBlur}
            onChange={({ value }) =>
              onChange(
                rows.map((row, at) => (at === place ? { ...row, names: { ...row.names, [language]: value } } : row)),
              )
            }
          />
        );
      })}
    </Stack>
  );
};
