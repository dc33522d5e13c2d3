import { useLanguage } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useWizard } from '../../wizard/wizard-context.ts';
import * as css from './data-input.css.ts';

/** The requirements below the disclosure, and what the marks beside it mean. */
export const Requirements = ({ disclosure }: { disclosure: Disclosure }) => {
  const language = useLanguage();
  const { framework } = useWizard();
  return (
    <Stack gap={4}>
      {disclosure.requirements.length === 0 ? (
        <Text tone="muted">
          <Trans>This disclosure has no parts of its own: its fields answer it as a whole.</Trans>
        </Text>
      ) : (
        <Stack as="ul" gap={2}>
          {disclosure.requirements.map(({ code, title }) => (
            <li key={code}>
              <span className={css.requirementCode}>{code}</span> {title[language]}
            </li>
          ))}
        </Stack>
      )}
      {!disclosure.verified && (
        <Text size="sm" tone="muted">
          <Trans>
            Not verified: code or structure of this disclosure has not been compared with the official text. Check it
            there before you publish.
          </Trans>
        </Text>
      )}
      <Text size="xs" tone="muted">
        {framework.licenceNote[language]}
      </Text>
    </Stack>
  );
};
