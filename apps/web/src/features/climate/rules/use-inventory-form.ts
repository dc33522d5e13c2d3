import { climateInventoryMutations, currentOf } from '@esg/api-client';
import { raiseVersion, useApi, useDraft, useNumberFormat } from '@esg/app-kit';
import type { ClimateInventorySettings } from '@esg/contract';
import { formatDecimal } from '@esg/quantities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inventoryOf, type TypedInventory, typedInventory, wrongInInventory } from './inventory-form.ts';

/** The settings of inventories as they are being changed; they survive a reload until they are saved or discarded. */
export const useInventoryForm = (settings: ClimateInventorySettings) => {
  const format = useNumberFormat();
  const shown = (number: string) => formatDecimal(number, format);
  const draft = useDraft<TypedInventory>('climate-inventory-settings', typedInventory(settings, shown));
  const change = useMutation(climateInventoryMutations.changeSettings(useApi(), useQueryClient()));
  const [isTried, setIsTried] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { value } = draft;
  const wrong = wrongInInventory(value, format);
  const save = () => {
    setIsTried(true);
    if (wrong.size > 0) return;
    change.mutate(inventoryOf(value, format), {
      onSuccess: () => {
        draft.done(value);
        setIsTried(false);
        setIsSaved(true);
      },
      onError: (error) => raiseVersion(draft, currentOf<ClimateInventorySettings>(error)),
    });
  };
  return {
    draft,
    value,
    type: (part: Partial<TypedInventory>) => {
      setIsSaved(false);
      draft.change({ ...value, ...part });
    },
    isWrong: (field: string) => isTried && wrong.has(field),
    save,
    error: change.error,
    pending: change.isPending,
    isSaved,
  };
};

export type InventoryForm = ReturnType<typeof useInventoryForm>;
