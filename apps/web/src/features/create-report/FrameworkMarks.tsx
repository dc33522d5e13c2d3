import { useFormatters, useLanguage } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Badge, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { isOwn, worldwide } from './framework-filter.ts';
import { useFrameworkWords } from './use-framework-words.ts';

type FrameworkMarksProps = {
  readonly framework: FrameworkSummary;
  /** The framework that follows this one, where there is one. */
  readonly successor: FrameworkSummary | undefined;
};

/** Where a framework is at home, whether another follows it, and how much of it was compared with the official text. */
export const FrameworkMarks = ({ framework, successor }: FrameworkMarksProps) => {
  const { day } = useFormatters();
  const language = useLanguage();
  const words = useFrameworkWords();
  const { supersededBy, unverifiedCount, disclosureCount } = framework;
  const name = successor?.name[language];
  const from = supersededBy?.from && day(supersededBy.from);
  return (
    <Inline gap={2}>
      {isOwn(framework) ? (
        <Badge tone="info">
          <Trans>Your organisation’s own</Trans>
        </Badge>
      ) : (
        <Badge>{words.region(framework.region ?? worldwide)}</Badge>
      )}
      {name && (
        <Badge tone="warning">
          {from ? (
            <Trans>
              {name} follows from {from}
            </Trans>
          ) : (
            <Trans>{name} follows</Trans>
          )}
        </Badge>
      )}
      {unverifiedCount > 0 && (
        <Badge>
          {unverifiedCount === disclosureCount ? (
            <Trans>Codes not yet checked</Trans>
          ) : (
            <Trans>
              {unverifiedCount} of {disclosureCount} codes not yet checked
            </Trans>
          )}
        </Badge>
      )}
    </Inline>
  );
};
