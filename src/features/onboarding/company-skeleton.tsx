import { Skeleton } from '@/ui/skeleton';
import { COMPANY_FIELDS } from './company-fields';

/** The form of a company while its countries and time zones are on the way. */
export function CompanySkeleton({ label }: { label: string }) {
  return (
    <div className="flex flex-col gap-4">
      <span role="status" className="sr-only">
        {label}
      </span>
      {COMPANY_FIELDS.map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
