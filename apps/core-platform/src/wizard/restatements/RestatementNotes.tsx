import { restatementQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { RestatedFigure, RestatedPlace } from '@esg/contract';
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
import { useFigurePlace, useFigureText } from './use-figure-text.ts';
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
  const { readOnly, report } = useWizard();
  const { disclosureCode } = item;
  const note = useRestatementNote(item);
  const { field, name } = useFigurePlace()(item);
  const label = t`Why did ${name} change?`;
  const { saved, error, errors } = useTextSaveWords(note.state, label);
  const figureText = useFigureText();
  const figure = (each: RestatedFigure | null) => (each ? figureText(each, field, item) : t`None`);
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
