import { restatementQueries } from '@esg/api-client';
import { useApi, useLanguage, useNumberFormat } from '@esg/app-kit';
import { type Field, formatModelNumber, type RestatedFigure, type RestatedPlace, unitPrinted } from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { Card, Facts, Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ConflictNotice } from '../ConflictNotice.tsx';
import { FromReport } from '../FromReport.tsx';
import { LocalizedTextField, LocalizedWords } from '../LocalizedTextField.tsx';
import { useCitation } from '../use-citation.ts';
import { useFocusOfHash } from '../use-focus-of-hash.ts';
import { useTextSaveWords } from '../use-save-words.ts';
import { useWizard } from '../wizard-context.ts';
import { noteId } from './note-id.ts';
import { useRestatementNote } from './use-restatement-note.ts';

/** Figures that changed since the report was last published. */
const useRestatements = () => useQuery(restatementQueries.ofReport(useApi(), useWizard().report.id)).data?.items ?? [];

/** Asks why each published figure differs now. The next version prints both figures with the note. */
export const RestatementNotes = () => {
  const items = useRestatements();
  useFocusOfHash();
  if (items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="restated-figures">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id="restated-figures">
            <Trans>Figures that were published differently</Trans>
          </Heading>
          <Text tone="muted" measured>
            <Trans>Say why each changed. The next version prints the old and the new figure with your note.</Trans>
          </Text>
        </Stack>
        <Stack as="ul" gap={6}>
          {items.map((item) => (
            <RestatedItem
              key={JSON.stringify([item.disclosureCode, item.fieldKey, item.breakdown, item.descriptor])}
              item={item}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

const RestatedItem = ({ item }: { readonly item: RestatedPlace }) => {
  const cite = useCitation();
  const { t } = useLingui();
  const language = useLanguage();
  const { framework, readOnly, report } = useWizard();
  const { disclosureCode, fieldKey, breakdown, descriptor } = item;
  const field = framework.topics
    .flatMap(({ disclosures }) => disclosures)
    .find(({ code }) => code === disclosureCode)
    ?.fields.find(({ key }) => key === fieldKey);
  const note = useRestatementNote(item);
  // A year needs no further text.
  const way = breakdown === 'by-year' ? undefined : breakdown;
  const part = field?.breakdowns.find(({ id }) => id !== undefined && id === way)?.[language];
  const name = [field?.label[language] ?? fieldKey, part, usualPartIn(descriptor, language)]
    .filter(Boolean)
    .join(' · ');
  const label = t`Why did ${name} change?`;
  const { saved, error, errors } = useTextSaveWords(note.state, label);
  const figure = useFigureText(field, item.digits);
  return (
    <Stack as="li" gap={2}>
      <Text strong>
        {cite(disclosureCode)} {name}
      </Text>
      <Facts
        facts={[
          { term: t`Published`, value: figure(item.old) },
          { term: t`Now`, value: figure(item.new) },
        ]}
      />
      <LocalizedTextField
        idOf={(each) => noteId(item, each === report.languages[0] ? undefined : each)}
        label={label}
        hint={t`For example: a meter was read wrongly, or a method was changed.`}
        rows={2}
        required
        readOnly={readOnly}
        saved={saved}
        error={error}
        errors={errors}
        value={note.value}
        onChange={note.change}
        onBlur={note.flush}
      />
      {item.explained?.from && <FromReport from={item.explained.from} />}
      <ConflictNotice field={note} label={label} show={(value) => <LocalizedWords value={value} />} />
    </Stack>
  );
};

const useFigureText = (field: Field | undefined, digits: number | undefined) => {
  const { t } = useLingui();
  const language = useLanguage();
  const numberFormat = useNumberFormat();
  const { framework } = useWizard();
  return (figure: RestatedFigure | null): string => {
    if (!figure) return t`None`;
    const unit = field?.unitKind
      ? framework.units[field.unitKind]?.find(({ code }) => code === figure.unit)
      : undefined;
    const number = formatModelNumber(figure.number, figure.unit, numberFormat, digits);
    return [number, unit ? unitPrinted(unit, language) : figure.unit].filter(Boolean).join(' ');
  };
};
