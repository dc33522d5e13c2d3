import { useFormatters, useLanguage } from '@esg/app-kit';
import { type FrameworkSummary, isBeforeEdition, type Period } from '@esg/contract';
import { Badge, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { isOwn, worldwide } from './find-frameworks.ts';
import { useFrameworkWords } from './use-framework-words.ts';

type FrameworkMarksProps = {
  readonly framework: FrameworkSummary;
  /** The framework that replaces this one, if there is one. */
  readonly successor: FrameworkSummary | undefined;
  /** The year of the future report, if known. */
  readonly year?: Period | undefined;
};

/** Where a framework applies, whether another replaces it, whether it is for later years, and whether it is a preview. */
export const FrameworkMarks = ({ framework, successor, year }: FrameworkMarksProps) => {
  const { day } = useFormatters();
  const language = useLanguage();
  const words = useFrameworkWords();
  const { supersededBy, comparedWith, effectiveFrom } = framework;
  const first = year && effectiveFrom && isBeforeEdition(framework, year) && day(effectiveFrom);
  const start = year && day(year.start);
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
      {first && (
        <Badge tone="warning">
          <Trans>
            For years from {first}; yours begins on {start}
          </Trans>
        </Badge>
      )}
      {!comparedWith && !isOwn(framework) && (
        <Badge>
          <Trans>In preview</Trans>
        </Badge>
      )}
    </Inline>
  );
};
