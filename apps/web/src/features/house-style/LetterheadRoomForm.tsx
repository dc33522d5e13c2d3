import { houseStyleMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { houseStyleLimits, type LetterheadRoom } from '@esg/contract';
import { Banner, Button, Form, Inline, Skeleton, Slider, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './LetterheadRoomForm.css.ts';
import { SampleButton } from './SampleButton.tsx';

type LetterheadRoomFormProps = {
  readonly id: string;
  readonly stored: LetterheadRoom;
  /** Address of the picture; undefined while it loads. */
  readonly src: string | undefined;
};

/** Sets the height of the letterhead's head and foot, with a preview of the page. */
export const LetterheadRoomForm = ({ id, stored, src }: LetterheadRoomFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(houseStyleMutations.changeRoom(api, queryClient, id));
  const [room, setRoom] = useState(stored);
  const changed = room.headMm !== stored.headMm || room.footMm !== stored.footMm;
  const millimetres = ({ value }: { value: number }) => t`${value} mm`;
  const submit = () => {
    if (changed)
      save.mutate(room, { onSuccess: () => notify('success', msg`Saved. Text keeps clear of the letterhead.`) });
  };
  return (
    <Form aria-label={t`Margins of the letterhead`} onSubmit={submit} errors={[]} errorsTitle="" unsaved={changed}>
      {save.error && <Banner tone="danger" title={problem(save.error)} />}
      <div className={css.sides}>
        <Page src={src} room={room} />
        <Stack gap={4}>
          <Slider
            label={t`Height of the header`}
            hint={t`From the top edge to where text may begin.`}
            min={0}
            max={houseStyleLimits.headMmMax}
            value={room.headMm}
            valueText={millimetres}
            onChange={({ value }) => setRoom({ ...room, headMm: value })}
          />
          <Slider
            label={t`Height of the footer`}
            hint={t`From the bottom edge to where text must end.`}
            min={0}
            max={houseStyleLimits.footMmMax}
            value={room.footMm}
            valueText={millimetres}
            onChange={({ value }) => setRoom({ ...room, footMm: value })}
          />
          <Inline gap={3}>
            <Button type="submit" emphasis={changed ? 'strong' : 'quiet'} pending={save.isPending}>
              <Trans>Save margins</Trans>
            </Button>
            <SampleButton />
          </Inline>
        </Stack>
      </div>
    </Form>
  );
};

const shareOf = (millimetres: number) => `${(millimetres / 297) * 100}%`;

type PageProps = { readonly src: string | undefined; readonly room: LetterheadRoom };

/** The resulting page: the picture, and the area of the text on it. */
const Page = ({ src, room: { headMm, footMm } }: PageProps) => {
  const { t } = useLingui();
  return (
    <div
      className={css.page}
      role="img"
      aria-label={t`Letterhead. Text runs from ${headMm} mm below the top edge to ${footMm} mm above the bottom edge.`}
    >
      {src ? <img className={css.picture} src={src} alt="" /> : <Skeleton height="100%" />}
      <div className={css.text} style={{ top: shareOf(headMm), bottom: shareOf(footMm) }} />
    </div>
  );
};
