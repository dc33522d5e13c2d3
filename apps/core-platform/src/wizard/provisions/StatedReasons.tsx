import { useFormatters, useLanguage } from '@esg/app-kit';
import type { StatedReason } from '@esg/contract';
import { Banner, Button, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCitation } from '../use-citation.ts';

type StatedReasonsProps = {
  readonly reasons: readonly StatedReason[];
  /** Whether the form below is filled with them. */
  readonly isProposed: boolean;
  readonly onUse: (reason: StatedReason) => void;
};

/** The reasons from imported sheets, each with its row in the sheet. Nothing where there are none. */
export const StatedReasons = ({ reasons, isProposed, onUse }: StatedReasonsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const cite = useCitation();
  const { period } = useFormatters();
  if (reasons.length === 0) return null;
  return (
    <Banner tone="info" title={t`Your imported sheet says why`}>
      <Stack gap={2}>
        {reasons.map((each) => {
          const { disclosureCode, reason, fileName, row } = each;
          const code = cite(disclosureCode);
          const name = each.name[language];
          const days = period(each.period);
          return (
            <Stack key={`${disclosureCode} ${each.name.en}`} gap={1}>
              <Text>
                <Trans>
                  {code} {name}: “{reason}”
                </Trans>
              </Text>
              <Text size="sm" tone="muted">
                <Trans>
                  {fileName}, row {row}, {days}
                </Trans>
              </Text>
              {!isProposed && (
                <Button size="compact" aria-label={t`Use this reason for ${code}`} onClick={() => onUse(each)}>
                  <Trans>Use this reason</Trans>
                </Button>
              )}
            </Stack>
          );
        })}
        {isProposed && (
          <Text size="sm">
            <Trans>The reason below is filled in from the sheet. Check it before you leave the disclosure out.</Trans>
          </Text>
        )}
      </Stack>
    </Banner>
  );
};
