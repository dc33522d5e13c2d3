import { brandMutations } from '@esg/api-client';
import { notify, type UseSavedField, useApi, useProblemSentences, useServices } from '@esg/app-kit';
import { approvalsOf, type BrandContent, type Brands } from '@esg/contract';
import { Banner, Button, ConfirmDialog } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { stampOf } from './use-brand-draft.ts';

type DraftActionsProps = { readonly brands: Brands; readonly field: UseSavedField<BrandContent> };

/** The actions of a draft: share, discard, publish. Shows nothing while there is none. */
export const DraftActions = ({ brands, field }: DraftActionsProps) => {
  const [open, setOpen] = useState<'share' | 'discard' | 'publish'>();
  const close = (stays: boolean) => !stays && setOpen(undefined);
  if (!brands.draft) return null;
  return (
    <>
      <Button size="compact" onClick={() => setOpen('discard')}>
        <Trans>Discard draft</Trans>
      </Button>
      <Button size="compact" onClick={() => setOpen('share')}>
        <Trans>Share draft</Trans>
      </Button>
      <Button size="compact" emphasis="strong" onClick={() => setOpen('publish')}>
        <Trans>Publish brand</Trans>
      </Button>
      <ShareDialog open={open === 'share'} onOpenChange={close} sharedUntil={brands.sharedUntil} />
      <DiscardDialog open={open === 'discard'} onOpenChange={close} field={field} brands={brands} />
      <PublishDialog open={open === 'publish'} onOpenChange={close} field={field} brands={brands} />
    </>
  );
};

type StepProps = DraftActionsProps & { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

const DiscardDialog = ({ open, onOpenChange, field, brands }: StepProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const discard = useMutation(brandMutations.discard(useApi(), useQueryClient()));
  const confirm = () =>
    discard.mutate(brands.draft?.version, {
      onSuccess: () => {
        field.reset(stampOf({ draft: null, published: brands.published }));
        notify('success', msg`The draft is discarded`);
        onOpenChange(false);
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Discard this draft?`}
      description={t`Its names, colours and pictures are deleted, and links to it show the published brand. This can’t be undone.`}
      confirmLabel={<Trans>Discard draft</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      tone="danger"
      pending={discard.isPending}
      onConfirm={confirm}
    >
      {discard.error && <Banner tone="danger" title={problem(discard.error)} />}
    </ConfirmDialog>
  );
};

/** Publishing waits for no approval: whoever publishes without the approval of a second person is warned. */
const ApprovalNote = ({ brands: { draft, remarks } }: Pick<DraftActionsProps, 'brands'>) => {
  const { t } = useLingui();
  const me = useServices().session.userId();
  const approvals = draft ? approvalsOf(remarks, draft.version) : [];
  if (approvals.some(({ author }) => author.id !== me)) return null;
  const title =
    approvals.length === 0
      ? t`This draft is published without an approval.`
      : t`You alone have approved this draft: ask a colleague for a second look.`;
  return <Banner tone="info" title={title} />;
};

const PublishDialog = ({ open, onOpenChange, field, brands }: StepProps) => {
  const { t } = useLingui();
  const publish = useMutation(brandMutations.publish(useApi(), useQueryClient()));
  const { draft, published } = brands;
  if (!draft) return null;
  const unsent = field.state.kind !== 'idle' && field.state.kind !== 'saved';
  const confirm = () =>
    publish.mutate(draft.version, {
      onSuccess: () => {
        notify('success', msg`The brand is published`);
        onOpenChange(false);
      },
    });
  return (
    <ReplaceDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Publish this brand?`}
      description={t`It goes live immediately on every page, the sign-in page, e-mails and exports. The current brand is kept and can be restored.`}
      confirmLabel={<Trans>Publish brand</Trans>}
      now={published}
      afterwards={draft}
      pending={publish.isPending || unsent}
      error={publish.error}
      onConfirm={confirm}
    >
      {unsent && <Banner tone="warning" title={t`Your last change isn’t saved yet. Publish when it is.`} />}
      {open && <ApprovalNote brands={brands} />}
    </ReplaceDialog>
  );
};
