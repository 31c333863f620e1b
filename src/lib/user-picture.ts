/** The user's picture: `image_url` or `imageUrl`, both spellings appear (specification §3 Session). */
export function userPicture(user: {
  image_url?: string | null | undefined;
  imageUrl?: string | null | undefined;
}): string | undefined {
  return user.image_url || user.imageUrl || undefined;
}
