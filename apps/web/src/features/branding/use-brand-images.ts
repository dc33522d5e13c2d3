import { brandMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { PreviewImages } from '@esg/app-kit/brand-preview';
import type { StudioImageState, StudioImages } from '@esg/app-kit/brand-studio';
import type { BrandImageKind, BrandImages, Brands } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Absolute addresses, because the pictures are also shown inside frames. */
const addressesOf = (images: BrandImages): PreviewImages =>
  Object.fromEntries(
    Object.entries(images).flatMap(([kind, image]) =>
      image ? [[kind, new URL(image.origin, location.origin).href]] : [],
    ),
  );

/** Pictures of the draft: sent as soon as they are chosen, one after another per kind. */
export const useBrandImages = ({ draft, published }: Brands): StudioImages => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { problem } = useProblemSentences();
  const { mutateAsync: upload } = useMutation(brandMutations.uploadImage(api, queryClient));
  const { mutateAsync: remove } = useMutation(brandMutations.removeImage(api, queryClient));
  const [states, setStates] = useState<Partial<Record<BrandImageKind, StudioImageState>>>({});

  const follow = async (kind: BrandImageKind, work: Promise<unknown>) => {
    const show = (state: StudioImageState) => setStates((others) => ({ ...others, [kind]: state }));
    // Progress is unknown: the gateway answers when all bytes have arrived.
    show({ progress: 0.5 });
    await work.then(
      () => show({}),
      (error: unknown) => show({ error: problem(error) }),
    );
  };
  return {
    current: addressesOf((draft ?? published).images),
    saved: addressesOf(published.images),
    states,
    onImage: ({ kind, image: { original, thumbnail } }) => void follow(kind, upload({ kind, original, thumbnail })),
    onRemove: ({ kind }) => void follow(kind, remove(kind)),
  };
};
