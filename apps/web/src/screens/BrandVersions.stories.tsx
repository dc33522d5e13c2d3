import { ApiError } from '@esg/api-client';
import { loadStudioWords } from '@esg/app-kit/brand-studio';
import { Button, Stack } from '@esg/ui';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { BrandHistory } from '../features/branding/BrandHistory.tsx';
import { BrandMergeDialog } from '../features/branding/BrandMergeDialog.tsx';
import { DraftReview } from '../features/branding/DraftReview.tsx';
import { DraftStatus } from '../features/branding/DraftStatus.tsx';
import { ReplaceDialog } from '../features/branding/ReplaceDialog.tsx';
import { sampleBrands, sampleConflict } from './sample-brands.ts';

const meta = preview.meta({
  title: 'Patterns/Brand versions',
  tags: ['!autodocs'],
  loaders: [loadStudioWords],
  decorators: [onScreen({ catalogue, path: '/ct/account-settings/branding' })],
});

const { published, draft } = sampleBrands;
const onConfirm = fn();
const onKeep = fn();
const onLater = fn();

export const BeforePublishing = meta.story({
  render: () => (
    <ReplaceDialog
      open
      onOpenChange={() => {}}
      title="Publish this brand?"
      description="It goes live immediately."
      confirmLabel="Publish brand"
      now={published}
      afterwards={draft ?? published}
      pending={false}
      error={null}
      onConfirm={onConfirm}
    />
  ),
});
BeforePublishing.test(
  'lists what changes with both values, and publishes only when asked to',
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const row = dialog.getByRole('row', { name: /Company name/ });
    await expect(row).toHaveTextContent('Kestrel Packaging');
    await expect(row).toHaveTextContent('Kestrel Group');
    await expect(dialog.queryByRole('row', { name: /Support/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish brand' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
);

export const TwoPeople = meta.story({
  render: () => <BrandMergeDialog open {...sampleConflict} onKeep={onKeep} onLater={onLater} />,
});
TwoPeople.test('names the other person and asks only about what both changed', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /Arjun Rao changed the brand draft/ }));
  await expect(dialog.getAllByRole('row')).toHaveLength(2);
  await expect(dialog.getByRole('row', { name: /Company name/ })).toHaveTextContent('Kestrel BoardKestrel Group');
  await userEvent.click(dialog.getByRole('button', { name: 'Use Arjun Rao’s values' }));
  await expect(onKeep).toHaveBeenLastCalledWith('theirs');
  await userEvent.keyboard('{Escape}');
  await expect(onLater).toHaveBeenCalled();
});

export const History = meta.story({ render: () => <BrandHistory brands={sampleBrands} /> });
History.test('says which one is seen, and leads back to every other one', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('row', { name: /Current/ })).toHaveTextContent('Version 1 restored');
  await expect(canvas.getAllByRole('button', { name: /^Roll back to version/ })).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: 'View version 2' }));
  await expect(await screen.findByRole('dialog', { name: 'Version 2 of the brand' })).toHaveTextContent(
    'Kestrel Group',
  );
});

export const Review = meta.story({
  render: () => <DraftReview draft={draft ?? published} remarks={sampleBrands.remarks} unsent={false} />,
});
Review.test('says who approved the draft as it stands, and what was said', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Approved by Mei Lam, /)).toBeInTheDocument();
  await expect(canvas.getByText('The navy reads well.')).toBeInTheDocument();
  await expect(canvas.getByRole('textbox', { name: 'Comment' })).toBeInTheDocument();
});

const LeftAndBack = () => {
  const [isThere, setIsThere] = useState(true);
  return (
    <Stack gap={3}>
      <Button onClick={() => setIsThere(!isThere)}>{isThere ? 'Leave' : 'Come back'}</Button>
      {isThere && <DraftReview draft={draft ?? published} remarks={sampleBrands.remarks} unsent={false} />}
    </Stack>
  );
};
export const ReviewLeftAndBack = meta.story({ render: () => <LeftAndBack /> });
ReviewLeftAndBack.test('keeps a comment that was not sent', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Comment' }), 'Too pale');
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
  const box = canvas.getByRole('textbox', { name: 'Comment' });
  await expect(box).toHaveValue('Too pale');
  await userEvent.clear(box);
});

export const ReviewAfterAChange = meta.story({
  render: () => (
    <DraftReview draft={{ ...(draft ?? published), version: 5 }} remarks={sampleBrands.remarks} unsent={false} />
  ),
});
ReviewAfterAChange.test('says that the approval fell', async ({ canvas }) => {
  await expect(await canvas.findByText(/so it needs approval again/)).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Approve this draft' })).toBeInTheDocument();
});

export const HistoryBeforeTheFirstChange = meta.story({
  render: () => <BrandHistory brands={{ ...sampleBrands, history: [] }} />,
});

const refused = new ApiError(422, 'request.invalid');

export const StatesOfADraft = meta.story({
  render: () => (
    <Stack gap={3}>
      <DraftStatus draft={null} state={{ kind: 'idle' }} />
      <DraftStatus draft={draft} state={{ kind: 'idle' }} />
      <DraftStatus draft={draft} state={{ kind: 'saving' }} />
      <DraftStatus draft={draft} state={{ kind: 'saved', at: '2026-11-21T02:42:00.000Z' }} />
      <DraftStatus draft={draft} state={{ kind: 'kept' }} />
      <DraftStatus draft={draft} state={{ kind: 'conflict', ...sampleConflict }} />
      <DraftStatus
        draft={draft}
        state={{
          kind: 'refused',
          error: refused,
          issues: [{ path: 'content.companyName', rule: 'too_short', params: { length: 2 } }],
        }}
      />
    </Stack>
  ),
});
