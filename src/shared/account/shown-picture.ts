import { pictureAddress } from '@/api/file-origins';
import { userPicture } from '@/lib/user-picture';

/** The picture of a person, where its address may be shown; whatever else stands there is no picture. */
export function shownPicture(user: Parameters<typeof userPicture>[0]): string | undefined {
  const address = userPicture(user);
  return address && pictureAddress(address);
}
