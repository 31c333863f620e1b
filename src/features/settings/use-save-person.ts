import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCurrentUserQueryOptions } from '@/api/generated/auth/auth';
import { saveUser } from '@/api/generated/company/company';
import type { CurrentUser } from '@/api/generated/schemas/currentUser.zod';
import type { User } from '@/api/generated/schemas/user.zod';
import type { UserPayload } from '@/api/generated/schemas/userPayload.zod';
import { userPicture } from '@/lib/user-picture';
import { keepPerson } from '@/session/session';
import { useAccountId } from '@/shared/account/use-account-id';

/** What is changed of a person; the rest stays as it is. */
export type PersonChange = Partial<Pick<UserPayload, 'name' | 'lastname' | 'phone' | 'imageUrl'>>;

/** The person after a change. The new picture stands under one spelling only, so that no older one comes before it. */
function changed(
  { user, ...who }: CurrentUser,
  { accountId: _, imageUrl = null, ...payload }: UserPayload,
): CurrentUser {
  const { image_url: _older, ...rest } = user;
  return { ...who, user: { ...rest, ...payload, imageUrl } };
}

/** What was never known and not filled in is not sent: it would clear what the provider has. */
function withoutUnknown(user: User, payload: UserPayload): UserPayload {
  const { lastname, phone, imageUrl, ...rest } = payload;
  const hadPicture = user.imageUrl !== undefined || user.image_url !== undefined;
  return {
    ...rest,
    ...((lastname || user.lastname !== undefined) && { lastname }),
    ...((phone || user.phone !== undefined) && { phone }),
    ...((imageUrl || hadPicture) && { imageUrl }),
  };
}

/**
 * Saves the person's details. The call replaces all of them, so saves go one after the other, each on what the one
 * before it left; every place that names the person or shows the picture then follows.
 */
export function useSavePerson() {
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const options = getCurrentUserQueryOptions();
  return useMutation({
    scope: { id: 'person' },
    mutationFn: async (change: PersonChange) => {
      const person = await queryClient.query({ ...options, staleTime: 'static' });
      const { name, lastname, phone } = person.user;
      const payload = withoutUnknown(person.user, {
        accountId,
        name,
        lastname: lastname ?? '',
        phone: phone ?? '',
        imageUrl: userPicture(person.user) ?? null,
        ...change,
      });
      await saveUser(payload);
      return changed(person, payload);
    },
    onSuccess: (person) => {
      // Somebody else may have signed in since.
      if (queryClient.getQueryData(options.queryKey)?.userId !== person.userId) return;
      queryClient.setQueryData(options.queryKey, person);
      void keepPerson(person);
    },
  });
}
