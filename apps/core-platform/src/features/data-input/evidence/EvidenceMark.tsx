import type { Disclosure } from '@esg/contract';
import { Button, Status } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useWork } from '../../../wizard/work/use-work.ts';
import { useSide } from '../side/side-context.ts';
import { useEvidenceAsked } from './use-evidence-asked.ts';

/** In the heading of a disclosure: the number of its documents, or that required evidence is missing. Links to its evidence. */
export const EvidenceMark = ({ disclosure }: { readonly disclosure: Disclosure }) => {
  const { show } = useSide();
  const { evidenceCount } = useWork().of(disclosure.code);
  const { isAsked, isBlocking } = useEvidenceAsked(disclosure);
  const open = () => show('evidence');
  if (evidenceCount > 0)
    return (
      <Button size="compact" onClick={open}>
        <Plural value={evidenceCount} one="# document proves it" other="# documents prove it" />
      </Button>
    );
  if (!isAsked) return null;
  return (
    <>
      <Status tone={isBlocking ? 'danger' : 'warning'}>
        <Trans>Evidence is needed</Trans>
      </Status>
      <Button size="compact" onClick={open}>
        <Trans>Add evidence</Trans>
      </Button>
    </>
  );
};
