const KIB = 1024;
const MIB = KIB * KIB;

/** How large a file is, rounded up, so that what is over a limit never reads like the limit: `5.01 MB`. */
export function fileSize(locale: string, bytes: number): string {
  const [unit, amount] =
    bytes < MIB ? ['kilobyte', Math.ceil(bytes / KIB)] : ['megabyte', Math.ceil((bytes / MIB) * 100) / 100];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 2,
  }).format(amount);
}
