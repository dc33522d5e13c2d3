import { saveFile } from '@esg/app-kit';
import { Banner, Button, ConfirmDialog, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from '../request.css.ts';
import { type LeftBehind, textOfAnswers } from './left-behind.ts';
import { useLeftWords } from './use-left-words.ts';

/** One of the things that are left, with what is done to it. */
type Left = {
  readonly id: string;
  readonly name: string;
  /** The question, the entity and the request that it is of, as far as they are known. */
  readonly where: string;
  readonly download: (() => void) | undefined;
  readonly discard: () => void;
};

type LeftListProps = {
  readonly left: LeftBehind;
  readonly onDiscardFile: (key: string) => void;
  readonly onDiscardAnswer: (id: string) => void;
};

/** Answers and files that nothing sends, each with the question that it is of. */
export const LeftList = ({ left: { answers, files }, onDiscardFile, onDiscardAnswer }: LeftListProps) => {
  const { t } = useLingui();
  const words = useLeftWords(answers);
  const [asked, setAsked] = useState<Left>();
  const all: Left[] = [
    ...answers.map((each) => ({
      id: each.id,
      name: words.name(each),
      where: words.where(each),
      download: undefined,
      discard: () => onDiscardAnswer(each.id),
    })),
    ...files.map((each) => ({
      id: each.key,
      name: each.file.name,
      where: [words.question(each), words.where(each)].filter(Boolean).join(' · '),
      download: () => saveFile(each.file, each.file.name),
      discard: () => onDiscardFile(each.key),
    })),
  ];
  const save = () => {
    const text = textOfAnswers(answers.map(words.lines));
    saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/plain;charset=utf-8' }), t`My answers.txt`);
  };
  return (
    <Stack gap={2} align="stretch">
      <NotSent count={all.length} onSave={answers.length > 0 ? save : undefined} />
      <ul className={css.list}>
        {all.map((one) => (
          <li key={one.id}>
            <LeftLine one={one} onDiscard={() => setAsked(one)} />
          </li>
        ))}
      </ul>
      <DiscardLeft one={asked} onClose={() => setAsked(undefined)} />
    </Stack>
  );
};

type NotSentProps = { readonly count: number; readonly onSave: (() => void) | undefined };

const NotSent = ({ count, onSave }: NotSentProps) => (
  <Banner
    tone="warning"
    title={<Plural value={count} one="# answer or file wasn’t sent" other="# answers and files weren’t sent" />}
    action={
      onSave && (
        <Button onClick={onSave}>
          <Trans>Download the answers</Trans>
        </Button>
      )
    }
  >
    <Trans>
      You can’t open the request any more, or it no longer asks for this. If that changes, what you entered is sent by
      itself on your next visit. Until then only this device has it: download what you need before you discard it.
    </Trans>
  </Banner>
);

const LeftLine = ({ one, onDiscard }: { readonly one: Left; readonly onDiscard: () => void }) => {
  const { t } = useLingui();
  const { name, where, download } = one;
  const whole = wholeOf(one);
  return (
    <Inline gap={3} justify="between">
      <div>
        <Text as="span">
          <span className={css.message}>{name}</span>
        </Text>
        {where !== '' && (
          <Text as="div" size="sm" tone="muted">
            {where}
          </Text>
        )}
      </div>
      <Inline gap={2}>
        {download && (
          <Button size="compact" aria-label={t`Download ${name}`} onClick={download}>
            <Trans>Download</Trans>
          </Button>
        )}
        <Button size="compact" aria-label={t`Discard ${whole}`} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </Inline>
    </Inline>
  );
};

/** The same question may be asked of two entities, and in two requests. */
const wholeOf = ({ name, where }: Left) => [name, where].filter(Boolean).join(' · ');

type DiscardLeftProps = { readonly one: Left | undefined; readonly onClose: () => void };

const DiscardLeft = ({ one, onClose }: DiscardLeftProps) => {
  const { t } = useLingui();
  if (!one) return null;
  const whole = wholeOf(one);
  const confirm = () => {
    one.discard();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Discard ${whole}?`}
      description={<Trans>Only this device has it, and it can’t be restored.</Trans>}
      confirmLabel={<Trans>Discard</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      onConfirm={confirm}
    />
  );
};
