import { useLanguage } from '@esg/app-kit';
import { type Disclosure, standingWords } from '@esg/contract';
import { Badge, Checkbox, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { DisclosureMarks } from '../../wizard/DisclosureMarks.tsx';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

type DisclosureRowProps = {
  disclosure: Disclosure;
  chosen: boolean;
  /** The report omits it with a reason. */
  leftOut: boolean;
  disabled: boolean;
  onToggle: (codes: readonly string[], wanted: boolean) => void;
};

/** One disclosure to choose. Rendered again only when its own state changes: a framework has hundreds. */
export const DisclosureRow = memo(({ disclosure, chosen, leftOut, disabled, onToggle }: DisclosureRowProps) => {
  const language = useLanguage();
  const cite = useCitation();
  const { code, title, fields } = disclosure;
  return (
    <Checkbox
      value={chosen}
      disabled={disabled}
      onChange={({ value }) => onToggle([code], value)}
      label={
        <Inline gap={2} align="baseline">
          <Text as="span" strong numeric>
            {cite(code)}
          </Text>
          <span>{title[language]}</span>
          <Text as="span" size="sm" tone="muted">
            <Trans>Fields: {fields.length}</Trans>
          </Text>
          {leftOut && <ExplainedBadge />}
          <DisclosureMarks disclosure={disclosure} />
        </Inline>
      }
    />
  );
});

const ExplainedBadge = () => (
  <Badge tone="neutral">{standingWords(useWizard().framework, useLanguage()).explained}</Badge>
);
