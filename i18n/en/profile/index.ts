import type { Words } from '../../words.js';

/** The words of a person's own details: picture, names, phone. */
const profile = {
  title: 'Profile',
  text: 'Your picture and name are shown wherever you appear in this dashboard.',
  picture: 'Profile picture',
  rule: 'PNG, JPEG or WebP, up to {size:string}. You can also drop it here.',
  dropHere: 'Drop the picture here',
  choose: 'Choose a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  removed: 'Picture removed',
  undo: 'Undo',
  checking: 'Checking the file…',
  uploading: 'Uploading {file:string}',
  progress: '{percent:string}, {sent:string} of {total:string}',
  arriving: 'All sent, waiting for confirmation…',
  cancel: 'Cancel upload',
  cancelled: 'Upload cancelled. Your picture is as it was.',
  saving: 'Saving your picture…',
  saved: 'Your new picture is saved.',
  retry: 'Try again',
  dismiss: 'Keep the picture as it was',
  faults: {
    several: 'Choose one picture at a time.',
    empty: '“{file:string}” is empty. Choose a file with a picture in it.',
    tooLarge:
      '“{file:string}” has {size:string}; at most {limit:string} fit. Choose a smaller picture, or save this one with fewer pixels.',
    svg: '“{file:string}” is an SVG drawing, and those can carry code. Save it as PNG and choose that file.',
    otherKind:
      '“{file:string}” is a {kind:string} file, whatever its name says. Save it as PNG, JPEG or WebP and choose that file.',
    unknown: '“{file:string}” is not a picture we can read. Choose a PNG, JPEG or WebP file.',
    broken:
      '“{file:string}” does not open as a picture; it may be damaged or incomplete. Open it in an image editor, save it again and choose the new file.',
    unreadable:
      '“{file:string}” could not be read. Check that it is a file and still where it was, and choose it again.',
  },
  failures: {
    UPLOAD_ADDRESS: {
      title: 'The upload was stopped to protect you',
      text: 'This dashboard may not send files to the address it was given. Nothing was sent. Tell your administrator.',
    },
    UPLOAD_EXPIRED: {
      title: 'The upload expired',
      text: 'Try again: we ask for a new one.',
    },
    UPLOAD_TOO_LARGE: {
      title: 'The picture is too large',
      text: 'Choose a smaller one.',
    },
    UPLOAD_REFUSED: {
      title: 'The picture was not accepted',
      text: 'Try again, or choose another picture.',
    },
    UPLOAD_CUT: {
      title: 'The connection broke off during the upload',
      text: 'Check your connection and try again. Your picture is as it was.',
    },
    UPLOAD_SILENT: {
      title: 'The upload stood still for 50 seconds',
      text: 'Check your connection and try again. Your picture is as it was.',
    },
  },
  name: 'First name',
  lastname: 'Last name (optional)',
  phone: 'Phone (optional)',
  phoneHint: 'With the country code, such as +34 600 123 456.',
  email: 'Email',
  emailHint: 'You sign in with it. It cannot be changed here.',
  save: 'Save changes',
  savedDetails: 'Your details are saved',
  unsaved: 'Unsaved changes',
} satisfies Words;

export default profile;
