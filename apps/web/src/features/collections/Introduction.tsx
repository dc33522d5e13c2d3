import { Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './collections.css.ts';

/** What entity reporting is, its three steps, and the way in (spec section 2, entity introduction). */
export const Introduction = ({ action }: { readonly action: ReactNode }) => {
  const { t } = useLingui();
  const steps = [
    {
      title: t`Choose what you need`,
      text: t`Pick a framework or single figures, the entities that should answer, the reporting time and the due date.`,
    },
    {
      title: t`Entities answer`,
      text: t`Their users get an e-mail and answer one question at a time, on a computer or a phone, with evidence.`,
    },
    {
      title: t`Approve what they submit`,
      text: t`Follow every entity on one board, remind people, return what isn’t right. The figures are in the data hub and in your consolidated figures.`,
    },
  ];
  return (
    <Stack as="section" gap={6} align="start" aria-labelledby="introduction">
      <Stack gap={1}>
        <Heading level={2} size="md" id="introduction">
          <Trans>Collect figures from many entities at once</Trans>
        </Heading>
        <Text tone="muted" measured>
          <Trans>
            A collection asks companies, locations, buildings and boats for the same figures of one reporting time.
          </Trans>
        </Text>
      </Stack>
      <ol className={css.steps}>
        {steps.map(({ title, text }, place) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden>
              {place + 1}
            </span>
            <Stack gap={1}>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </li>
        ))}
      </ol>
      {action}
    </Stack>
  );
};
