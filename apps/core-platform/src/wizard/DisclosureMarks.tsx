import { useFormatters } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { Badge } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useStanding } from './use-standing.ts';

/** What a person must know before choosing or filling in a disclosure: mandatory, followed by another one, not verified. */
export const DisclosureMarks = ({ disclosure }: { disclosure: Disclosure }) => {
  const { t } = useLingui();
  const format = useFormatters();
  const { duty, standing } = useStanding(disclosure);
  const { supersededBy, verified } = disclosure;
  return (
    <>
      {duty === 'yes' && <Badge tone="info">{t`Mandatory`}</Badge>}
      {duty === 'comply_or_explain' && <Badge tone="info">{t`Comply or explain`}</Badge>}
      {duty === 'recommended' && <Badge tone="neutral">{t`Recommended`}</Badge>}
      {supersededBy && (
        <Badge tone={standing === 'superseded' ? 'warning' : 'neutral'}>
          {supersededBy.from
            ? t`Superseded by ${supersededBy.code} from ${format.day(supersededBy.from)}`
            : t`Superseded by ${supersededBy.code}`}
        </Badge>
      )}
      {!verified && (
        <Badge
          tone="neutral"
          title={t`The code or structure of this disclosure has not been compared with the official text. Check it there before you publish.`}
        >{t`Not verified`}</Badge>
      )}
    </>
  );
};
