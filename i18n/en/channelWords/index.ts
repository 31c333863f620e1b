import type { Words } from '../../words.js';

/** How a channel stands, in a word; and what of a text it cuts or cannot show. */
const channelWords = {
  states: {
    working: 'Working',
    connected: 'Connected',
    degraded: 'Some messages fail',
    expired: 'Reconnect needed',
    switchedOn: 'Connection not finished',
    switchedOff: 'Switched off',
    off: 'Not connected',
    onUnknown: 'On, not checked',
    offUnknown: 'Off, not checked',
    unknown: 'Status unknown',
  },
  fit: {
    title: 'Looks different in some channels',
    long: '{channel:string} cuts this after {limit:string} {unit:string}: {over:string} too many, from “{quote:string}” on.',
    units: { characters: 'characters', bytes: 'bytes' },
    markdown: '{channel:string} doesn’t format text. Visitors see the symbols: {quote:string}',
    bold: '{channel:string} makes text bold with one asterisk, not two: {quote:string}',
    heading: '{channel:string} has no headings. Visitors see the symbols: {quote:string}',
    table: '{channel:string} can’t show tables. Visitors see the bars: {quote:string}',
    link: '{channel:string} can’t hide a link behind text. Write the address: {quote:string}',
    image: '{channel:string} can’t show a picture within text: {quote:string}',
    buttonLong:
      '{channel:string} buttons hold {limit:number} characters: “{quote:string}” has {over:number} too many.',
    buttons: '{channel:string} shows {limit:number} buttons at most: {n:number} are asked for.',
    show: 'Show the {language:string} text',
    inLanguage: '{language:string}: {what:string}',
    look: 'Channel',
    plainLook: 'None',
    cut: 'Cut off: {count:string} characters never arrive',
    notShown: 'On {channel:string}',
  },
} satisfies Words;

export default channelWords;
