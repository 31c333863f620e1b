import type { QueryClient } from '@tanstack/react-query';
import { apiBase } from '@/api/api-base';
import { getCurrentUserQueryOptions } from '@/api/generated/auth/auth';
import { readProductKey, writeProductKey } from '@/session/product-key';
import { keepPerson } from '@/session/session';

/** Whose account is open; asks the provider only when this browser kept the token but lost the rest. */
export async function openAccount(queryClient: QueryClient): Promise<string> {
  const productKey = readProductKey();
  if (productKey) {
    // The provider may have moved since; the next visit's first calls go by this.
    if (productKey.apiBase !== apiBase()) writeProductKey({ ...productKey, apiBase: apiBase() });
    return productKey.accountId;
  }
  const person = await queryClient.query(getCurrentUserQueryOptions());
  writeProductKey({ accountId: person.accountId, apiBase: apiBase(), welcomeIsEnd: false });
  void keepPerson(person);
  return person.accountId;
}
