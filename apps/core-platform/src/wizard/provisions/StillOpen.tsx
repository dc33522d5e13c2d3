import type { Finding, ReportDisclosure } from '@esg/contract';
import { Inline, Stack, Text, TextLink } from '@esg/ui';
import { Plural } from '@lingui/react/macro';
import { StepLink } from '../StepLink.tsx';
import { useCitation } from '../use-citation.ts';
import { useWizard } from '../wizard-context.ts';
import { sortOpen } from './sort-open.ts';

type StillOpenProps = {
  readonly findings: readonly Finding[];
  readonly states: readonly ReportDisclosure[] | undefined;
};

/** Selected disclosures that lack an answer and cannot be left out with a reason, each with a link to its form. */
export const StillOpen = ({ findings, states = [] }: StillOpenProps) => {
  const { framework } = useWizard();
  const cite = useCitation();
  const { inPart, unanswered } = sortOpen(findings, states);
  const codes = framework.topics.flatMap(({ disclosures }) =>
    disclosures.flatMap(({ code, omittable }) =>
      !omittable && (inPart.has(code) || unanswered.has(code)) ? [code] : [],
    ),
  );
  if (codes.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text role="status">
        <Plural
          value={codes.length}
          one="# disclosure still needs an answer and can’t be left out:"
          other="# disclosures still need an answer and can’t be left out:"
        />
      </Text>
      <Inline gap={2}>
        {codes.map((code) => (
          <TextLink key={code} asChild>
            <StepLink step="data-input" disclosure={code}>
              {cite(code)}
            </StepLink>
          </TextLink>
        ))}
      </Inline>
    </Stack>
  );
};
