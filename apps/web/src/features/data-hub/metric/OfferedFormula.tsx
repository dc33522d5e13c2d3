import { Button, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

type OfferedFormulaProps = {
  /** The formula, with the names of metrics. */
  readonly words: string;
  readonly onUse: () => void;
};

/** A suggested sum that has no effect until somebody applies it. */
export const OfferedFormula = ({ words, onUse }: OfferedFormulaProps) => (
  <Inline gap={2} align="center">
    <Text size="sm" tone="muted">
      <Trans>Frameworks that ask for the parts don’t need this total. To calculate it anyway, use {words}.</Trans>
    </Text>
    <Button size="compact" onClick={onUse}>
      <Trans>Use this formula</Trans>
    </Button>
  </Inline>
);
