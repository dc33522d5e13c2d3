import { saveFile, useTenant } from '@esg/app-kit';
import { Banner, Button, Card, CopyButton, Grid, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { printText } from './print-text.ts';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

/** The recovery codes, shown once: to copy, save or print. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { t } = useLingui();
  const { companyName } = useTenant().settings;
  const title = t`Recovery codes for ${companyName}`;
  const text = [title, t`Each code works once.`, '', ...codes].join('\n');
  return (
    <Stack gap={4}>
      <Banner tone="warning" title={<Trans>They are shown only now</Trans>}>
        <Trans>
          Each signs you in once, when you don’t have your phone with you. Keep them where only you can see them.
        </Trans>
      </Banner>
      <Card tone="sunken" padding="compact">
        <Grid as="ul" cell="small" gap={2} aria-label={t`Recovery codes`}>
          {codes.map((code) => (
            <li key={code}>
              <Text as="span" numeric>
                {code}
              </Text>
            </li>
          ))}
        </Grid>
      </Card>
      <Inline gap={2}>
        <CopyButton text={text} labels={{ copy: t`Copy`, copied: t`Copied`, failed: t`Not copied` }} />
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Trans>Download</Trans>
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => printText(title, text)}>
          <Trans>Print</Trans>
        </Button>
      </Inline>
      <Inline justify="end">
        <Button emphasis="strong" onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
