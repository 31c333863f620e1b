/** Name plus lastname when a last name exists (specification §3 Session). */
export function displayName({
  name,
  lastname,
}: {
  name: string;
  lastname?: string | null | undefined;
}): string {
  return lastname ? `${name} ${lastname}` : name;
}
