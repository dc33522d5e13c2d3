import { useFormatters, useLanguage } from '@esg/app-kit';
import { type FrameworkSummary, isAfterEdition, type Period } from '@esg/contract';
import { Banner, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { ComparedWith } from './ComparedWith.tsx';
import { useFrameworkWords } from './use-framework-words.ts';

type FrameworkNotesProps = {
  readonly framework: FrameworkSummary;
  /** The year of the future report, if known. */
  readonly period?: Period | undefined;
};

/** What to know before a report is made: whether the framework has ended, its edition, its missing parts here, its owner. */
export const FrameworkNotes = ({ framework, period }: FrameworkNotesProps) => {
  const { day } = useFormatters();
  const language = useLanguage();
  const { supersededBy, note, reference, licenceNote, version, comparedWith } = framework;
  const effective = useFrameworkWords().effective(framework);
  const from = supersededBy?.from ? day(supersededBy.from) : '';
  // An earlier edition is the right one for a year that began before the next.
  const hasEnded = supersededBy && !(from && period && !isAfterEdition(framework, period));
  return (
    <>
      {hasEnded && (
        <Banner tone="warning" title={<Trans>Another framework follows this one</Trans>}>
          {from && <Trans>Its work has continued elsewhere since {from}. You can still create reports with it.</Trans>}
        </Banner>
      )}
      {note && <Text size="sm">{note[language]}</Text>}
      {reference && (
        <Text size="sm">
          <Trans>Follows {reference}</Trans>
        </Text>
      )}
      <Text size="sm">
        {effective ? (
          <Trans>
            Edition {version}, {effective}.
          </Trans>
        ) : (
          <Trans>Edition {version}.</Trans>
        )}{' '}
        <ComparedWith compared={comparedWith} />
      </Text>
      <Text size="sm" tone="muted">
        {licenceNote[language]}
      </Text>
    </>
  );
};
