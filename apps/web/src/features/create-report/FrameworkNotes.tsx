import { useFormatters, useLanguage } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Banner, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { ComparedWith } from './ComparedWith.tsx';
import { useFrameworkWords } from './use-framework-words.ts';

type FrameworkNotesProps = { readonly framework: FrameworkSummary };

/** What to know before a report is made: whether the framework has ended, its edition, its missing parts here, its owner. */
export const FrameworkNotes = ({ framework }: FrameworkNotesProps) => {
  const { day } = useFormatters();
  const language = useLanguage();
  const { supersededBy, note, reference, licenceNote, version, comparedWith } = framework;
  const effective = useFrameworkWords().effective(framework);
  const from = supersededBy?.from ? day(supersededBy.from) : '';
  return (
    <>
      {supersededBy && (
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
