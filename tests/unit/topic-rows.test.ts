import { i18nObject } from '@i18n/i18n-util';
import { loadAllLocales } from '@i18n/i18n-util.sync';
import { expect, test } from 'vitest';
import { topicRows } from '@/features/analytics/topic-rows';

loadAllLocales();
const { analytics } = i18nObject('en');

test.each([
  ['a percentage from thirty on', 40, 8, 2, '80%'],
  ['so many of so many before', 4, 1, 0, '4 of 5'],
  ['none of the few', 0, 3, 0, '0 of 3'],
  ['nothing while none has ended', 0, 0, 0, '–'],
])('how many of a topic were resolved is %s', (_, resolved, person, unanswered, share) => {
  const conversations = resolved + person + unanswered + 1;
  const [row] = topicRows(analytics, 'en', [{ topic: null, conversations, resolved, person, unanswered }]);
  expect(row?.share).toBe(share);
});
