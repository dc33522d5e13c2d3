import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import type { Consequence } from '@esg/contract';
import { Stack, Status, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** The disclosures of one framework by code and name, and what stays whatever is material. */
export const EnteringAndLeaving = ({ consequence }: { readonly consequence: Consequence }) => {
  const { t } = useLingui();
  const { versionId, entering, leaving, owed, always, unjudged } = consequence;
  return (
    <Stack gap={4} align="stretch">
      <Codes versionId={versionId} title={t`Entering`} codes={entering} />
      <Codes versionId={versionId} title={t`Leaving`} codes={leaving} />
      {owed.length > 0 && (
        <Status tone="warning">
          <Plural
            value={owed.length}
            one="# of them is “comply or explain”: it leaves only with a reason."
            other="# of them are “comply or explain”: they leave only with a reason."
          />
        </Status>
      )}
      <Text size="sm" tone="muted">
        <Trans>
          {always} are asked of everyone and stay. For {unjudged} no topic is known: decide about them in the report.
        </Trans>
      </Text>
    </Stack>
  );
};

type CodesProps = { readonly versionId: string; readonly title: string; readonly codes: readonly string[] };

const Codes = ({ versionId, title, codes }: CodesProps) => {
  const language = useLanguage();
  const { data } = useQuery(frameworkQueries.one(useApi(), versionId));
  if (codes.length === 0) return null;
  const names = new Map(
    data?.topics.flatMap(({ disclosures }) => disclosures).map((each) => [each.code, each.title[language]]),
  );
  return (
    <Stack gap={1} align="stretch">
      <Text strong numeric>
        {title} ({codes.length})
      </Text>
      <Stack as="ul" gap={1} align="stretch">
        {codes.map((code) => (
          <li key={code}>
            <Text as="span">
              {code} {names.get(code)}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
