import { AnswerWords, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { AnswerValue, Field, HubSaveItem } from '@esg/contract';
import { Banner, Button, Checkbox, Dialog, Inline, Stack, Table, TableHead, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { useCitation } from '../use-citation.ts';
import { useWizard } from '../wizard-context.ts';
import { type FiguresToSave, type SavingFigures, type UnsavedFigure, useSaveFigures } from './use-figures-to-save.ts';
import { useValueLines } from './use-value-lines.ts';

type SaveFiguresDialogProps = { readonly figures: FiguresToSave; readonly onClose: () => void };

/** Lists the figures that the data hub lacks or has otherwise, and saves the ticked ones with one press. */
export const SaveFiguresDialog = ({ figures, onClose }: SaveFiguresDialogProps) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { problem } = useProblemSentences();
  const saving = useSaveFigures(figures, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t`Save figures to data hub`}
      description={t`They become data points of this report’s period that every other report can use. The report stays as it is.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            emphasis="strong"
            pending={saving.pending || saving.count === 0 || saving.contradicts}
            onClick={saving.send}
          >
            <Plural value={saving.count} _0="Nothing to save" one="Save # figure" other="Save # figures" />
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {saving.error && <Banner tone="danger">{problem(saving.error)}</Banner>}
        {saving.contradicts && (
          <Banner tone="warning">
            <Trans>Another disclosure answers this metric differently: choose one of them.</Trans>
          </Banner>
        )}
        <FigureList figures={figures.figures} saving={saving} />
        <TextLink asChild>
          <Link {...({ to: `/ct/export-data/${report.id}` } as LinkProps)}>
            <Trans>Save texts too, or for another time or entity</Trans>
          </Link>
        </TextLink>
      </Stack>
    </Dialog>
  );
};

/** Rows at first; the others after a press. */
const shownAtFirst = 100;

type FigureListProps = { readonly figures: readonly UnsavedFigure[]; readonly saving: SavingFigures };

const FigureList = ({ figures, saving }: FigureListProps) => {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const rest = figures.length - shownAtFirst;
  return (
    <Stack gap={3} align="stretch">
      {figures.length > 1 && (
        <Inline gap={2}>
          <Button size="compact" onClick={() => saving.pickAll(true)}>
            <Trans>Select all</Trans>
          </Button>
          <Button size="compact" onClick={() => saving.pickAll(false)}>
            <Trans>Select none</Trans>
          </Button>
        </Inline>
      )}
      <Table caption={t`Figures to save`} captionHidden stacked>
        <TableHead heads={[t`Figure`, t`In the report`, t`In the data hub`]} />
        <tbody>
          {figures.slice(0, all ? undefined : shownAtFirst).map((figure) => (
            <FigureRow key={figure.key} figure={figure} saving={saving} />
          ))}
        </tbody>
      </Table>
      {!all && rest > 0 && (
        <div>
          <Button size="compact" onClick={() => setAll(true)}>
            <Plural value={rest} one="Show # more" other="Show # more" />
          </Button>
        </div>
      )}
    </Stack>
  );
};

/** The field of a figure, and its name with its part. */
const useFigureNames = () => {
  const language = useLanguage();
  const cite = useCitation();
  const { framework } = useWizard();
  return ({ disclosureCode, fieldKey, part }: HubSaveItem) => {
    const disclosure = framework.topics
      .flatMap(({ disclosures }) => disclosures)
      .find(({ code }) => code === disclosureCode);
    const field = disclosure?.fields.find(({ key }) => key === fieldKey);
    const way = part && field?.breakdowns.find(({ id }) => id === part.breakdown)?.[language];
    return {
      field,
      name: [field?.label[language] ?? fieldKey, way, part?.name].filter(Boolean).join(' · '),
      place: `${cite(disclosureCode)} ${disclosure?.title[language] ?? ''}`,
    };
  };
};

const FigureRow = ({ figure, saving }: { readonly figure: UnsavedFigure; readonly saving: SavingFigures }) => {
  const { t } = useLingui();
  const [item] = figure.items;
  const { field, name, place } = useFigureNames()(item);
  const before = item.existing?.value ?? item.reckoned;
  return (
    <tr>
      <th scope="row">
        <Checkbox
          label={name}
          hint={place}
          value={saving.isPicked(figure)}
          onChange={({ value }) => saving.pick(figure.key, value)}
        />
      </th>
      <td data-label={t`In the report`}>{field && <Figure field={field} value={item.value} />}</td>
      <td data-label={t`In the data hub`}>
        {field && before && <Figure field={field} value={before} />}
        {figure.isRestated && (
          <Text size="sm" tone="muted">
            <Trans>As published before it was restated.</Trans>
          </Text>
        )}
        {item.contradicted && (
          <Text size="sm" tone="muted">
            <Trans>Another disclosure answers this metric differently: choose one of them.</Trans>
          </Text>
        )}
      </td>
    </tr>
  );
};

const Figure = ({ field, value }: { readonly field: Field; readonly value: AnswerValue }) => {
  const lines = useValueLines();
  return (
    <Text as="span" numeric>
      <AnswerWords lines={lines(field, value)} />
    </Text>
  );
};
