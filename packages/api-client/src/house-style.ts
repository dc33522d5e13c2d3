import type { FontWeight, LetterheadRoom } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeHouseFont,
  changeLetterhead,
  changeLetterheadRoom,
  readHouseFont,
  readHouseStyle,
  readLetterhead,
  removeHouseFont,
  removeLetterhead,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
const houseStyleKey = [...keys.organization, 'house-style'];

/** Font and letterhead of the organisation's reports. */
export const houseStyleQueries = {
  own: (client: ApiClient, id: string) =>
    query(houseStyleKey, (signal) => readHouseStyle({ client, signal, throwOnError, path: { id } })),
  /** One weight of the font; a new font is a new entry. */
  font: (client: ApiClient, { id, fileId, weight }: { id: string; fileId: string; weight: FontWeight }) => ({
    ...query(
      [...houseStyleKey, 'font', fileId],
      async (signal) =>
        (await readHouseFont({ client, signal, throwOnError, parseAs: 'blob', path: { id, weight } })) as {
          data: Blob;
        },
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** The picture of the letterhead; a new one is a new entry. */
  letterhead: (client: ApiClient, { id, fileId }: { id: string; fileId: string }) => ({
    ...query(
      [...houseStyleKey, 'letterhead', fileId],
      async (signal) =>
        (await readLetterhead({ client, signal, throwOnError, parseAs: 'blob', path: { id } })) as { data: Blob },
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};

/** Every drawn page is drawn again. */
const restyled = (queryClient: QueryClient) => (style: unknown) => {
  queryClient.setQueryData(houseStyleKey, style);
  return queryClient.invalidateQueries({ queryKey: keys.allReports });
};

export const houseStyleMutations = {
  /** Both weights in one call, with the confirmation that their licence allows it. */
  changeFont: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      ({ regular, bold }: { regular: File; bold: File }) =>
        changeHouseFont({ client, throwOnError, path: { id }, body: { regular, bold, licenceConfirmed: 'true' } }),
      restyled(queryClient),
    ),
  removeFont: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(() => removeHouseFont({ client, throwOnError, path: { id } }), restyled(queryClient)),
  changeLetterhead: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (picture: File) => changeLetterhead({ client, throwOnError, path: { id }, body: { picture } }),
      restyled(queryClient),
    ),
  changeRoom: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: LetterheadRoom) => changeLetterheadRoom({ client, throwOnError, path: { id }, body }),
      restyled(queryClient),
    ),
  removeLetterhead: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(() => removeLetterhead({ client, throwOnError, path: { id } }), restyled(queryClient)),
};
