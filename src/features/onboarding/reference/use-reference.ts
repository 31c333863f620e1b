import { useQuery } from '@tanstack/react-query';
import { type Country, loadCountries } from './countries';
import { loadTimeZones, type TimeZones } from './time-zones';

/** The reference data of an address, from chunks of our own that load only here. */
export interface Reference {
  countries: readonly Country[];
  timeZones: TimeZones;
}

async function loadReference(): Promise<Reference> {
  const [countries, timeZones] = await Promise.all([loadCountries(), loadTimeZones()]);
  return { countries, timeZones };
}

/** Countries and time zones; offline counts as a failure to show, not as something to wait for. */
export function useReference() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reference'],
    queryFn: loadReference,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const retry = async () => {
    const { isError } = await refetch();
    // The browser remembers that a module did not arrive; only a new page asks for it again.
    if (isError && navigator.onLine) location.reload();
  };
  return { data, error: isFetching ? null : error, retry };
}
