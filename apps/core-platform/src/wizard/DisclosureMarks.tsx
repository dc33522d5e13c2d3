import { useFormatters, useLanguage } from '@esg/app-kit';
import { type Disclosure, printedCode } from '@esg/contract';
import { Badge } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useStanding } from './use-standing.ts';
import { WizardContext } from './wizard-context.ts';

/** What a person must know before choosing or filling in a disclosure: how binding it is, and whether another one replaces it. */
export const DisclosureMarks = ({ disclosure }: { disclosure: Disclosure }) => {
  const { t } = useLingui();
  const format = useFormatters();
  const { duty, standing } = useStanding(disclosure);
  const edition = use(WizardContext)?.framework.versionId;
  const language = useLanguage();
  const { supersededBy } = disclosure;
  // As the report of that edition will call it.
  const editionOfNext = supersededBy?.versionId ?? edition;
  const next =
    editionOfNext && supersededBy ? printedCode(supersededBy.code, editionOfNext, language) : supersededBy?.code;
  return (
    <>
      {duty === 'yes' && <Badge tone="info">{t`Mandatory`}</Badge>}
      {duty === 'comply_or_explain' && <Badge tone="info">{t`Comply or explain`}</Badge>}
      {duty === 'recommended' && <Badge tone="neutral">{t`Recommended`}</Badge>}
      {supersededBy && (
        <Badge tone={standing === 'superseded' ? 'warning' : 'neutral'}>
          {supersededBy.from
            ? t`Superseded by ${next} from ${format.day(supersededBy.from)}`
            : t`Superseded by ${next}`}
        </Badge>
      )}
    </>
  );
};
