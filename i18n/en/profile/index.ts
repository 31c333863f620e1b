import type { Words } from '../../words.js';

/** The words of a person's own details: picture, names, phone. */
const profile = {
  title: 'Profile',
  text: 'Your picture and name are shown wherever you appear in this dashboard.',
  picture: 'Profile picture',
  rule: 'PNG, JPEG or WebP, up to {size:string}.',
  drop: 'You can also drop it here.',
  dropHere: 'Drop the picture here',
  choose: 'Choose a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  removed: 'Picture removed',
  undo: 'Undo',
  checking: 'Checking the file…',
  uploading: 'Uploading {file:string}',
  progress: '{percent:string}, {sent:string} of {total:string}',
  arriving: 'Sent. Waiting for confirmation…',
  cancel: 'Cancel upload',
  cancelled: 'Upload canceled. Your picture hasn’t changed.',
  saving: 'Saving your picture…',
  saved: 'Your new picture is saved.',
  retry: 'Try again',
  dismiss: 'Keep current picture',
  faults: {
    several: 'Choose one picture at a time.',
    empty: '“{file:string}” is empty. Choose another picture.',
    tooLarge:
      '“{file:string}” is {size:string}. The limit is {limit:string}. Choose a smaller picture, or resize this one.',
    svg: '“{file:string}” is an SVG file, which can contain code. Save it as PNG and choose that file.',
    otherKind:
      '“{file:string}” is actually in {kind:string} format. Save it as PNG, JPEG or WebP and choose that file.',
    unknown: '“{file:string}” isn’t a picture we can read. Choose a PNG, JPEG or WebP file.',
    broken:
      '“{file:string}” may be damaged or incomplete. Open it in an image editor, save it again and choose the new file.',
    unreadable:
      '“{file:string}” couldn’t be read. Check that it’s a file and hasn’t been moved, then choose it again.',
  },
  failures: {
    UPLOAD_ADDRESS: {
      title: 'We stopped the upload to protect you',
      text: 'The dashboard isn’t allowed to send files to the address it received. Nothing was sent. Let your administrator know.',
    },
    UPLOAD_EXPIRED: {
      title: 'The upload expired',
      text: 'Upload the picture again.',
    },
    UPLOAD_TOO_LARGE: {
      title: 'The picture is too large',
      text: 'Choose a smaller one.',
    },
    UPLOAD_REFUSED: {
      title: 'The picture wasn’t accepted',
      text: 'Try again, or choose another picture.',
    },
    UPLOAD_CUT: {
      title: 'The connection dropped during the upload',
      text: 'Check your connection and try again. Your picture hasn’t changed.',
    },
    UPLOAD_SILENT: {
      title: 'The upload stalled for 50 seconds',
      text: 'Check your connection and try again. Your picture hasn’t changed.',
    },
  },
  name: 'First name',
  lastname: 'Last name (optional)',
  phone: 'Phone (optional)',
  phoneHint: 'With the country code, such as +34 600 123 456.',
  email: 'Email',
  emailHint: 'You log in with this email. It can’t be changed here.',
  save: 'Save changes to profile',
  savedDetails: 'Profile saved',
} satisfies Words;

export default profile;
