import type { QueryClient } from '@tanstack/react-query';
import { apiBase } from '@/api/api-base';
import { getCurrentUserQueryOptions } from '@/api/generated/auth/auth';
import { readPointer, writePointer } from '@/session/product-key';
import { keepPerson } from '@/session/session';

/** Whose account is open; asks the provider only when this browser kept the token but lost the rest. */
export async function openAccount(queryClient: QueryClient): Promise<string> {
  const pointer = readPointer();
  if (pointer) {
    // The provider may have moved since; the next visit's first calls go by this.
    if (pointer.apiBase !== apiBase()) writePointer({ ...pointer, apiBase: apiBase() });
    return pointer.accountId;
  }
  const person = await queryClient.query(getCurrentUserQueryOptions());
  writePointer({ accountId: person.accountId, apiBase: apiBase(), welcomeIsEnd: false });
  void keepPerson(person);
  return person.accountId;
}
