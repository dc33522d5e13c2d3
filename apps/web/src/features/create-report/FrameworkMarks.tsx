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

/** Where a framework is at home, whether another follows it, and whether it is a preview. */
export const FrameworkMarks = ({ framework, successor }: FrameworkMarksProps) => {
  const { day } = useFormatters();
  const language = useLanguage();
  const words = useFrameworkWords();
  const { supersededBy, comparedWith } = framework;
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
      {!comparedWith && !isOwn(framework) && (
        <Badge>
          <Trans>In preview</Trans>
        </Badge>
      )}
    </Inline>
  );
};
