import type { reading as french } from '../fr/reading.ts'

export const reading: typeof french = {
  howToSearch:
    'Each word is found in all its forms. "…": exactly these words. word*: everything that begins like this.',
  order: {
    label: 'Order of the answers',
    received: 'By persona',
    longest: 'Longest',
    shortest: 'Shortest',
    oddest: 'Oddest',
    oddestNote:
      'Odd: its words are rare among the answers to this item. That says nothing about how good an answer is.',
  },
  gather: {
    switch: 'Gather nearly identical answers',
    group_one: '{{count}} nearly identical answer',
    group_other: '{{count}} nearly identical answers',
    none: 'None of the answers shown are nearly identical.',
  },
  words: {
    title: 'Words that set a group apart',
    by: 'Compare by a field or another item',
    word: 'Word, in all its forms',
    inGroup: 'In the group',
    inOthers: 'Among the others',
    base_one: '{{count}} answer',
    base_other: '{{count}} answers',
    uses: '{{count}} of {{base}}',
    usesAndShare: '{{count}} of {{base}} · {{share}}',
    pick: 'Show the answers with “{{word}}” ({{group}})',
    none: 'No word sets these groups apart: {{groups}}.',
    noneAtAll: 'No word sets one group apart from the others.',
    tooSmall: 'Groups with fewer than {{least}} answers show counts only.',
    small: '† Small base, fewer than 100. Treat the percentages with caution.',
    how: 'Number of answers that contain the word. Listed are words in at least {{least}} answers of the group that are at least one and a half times as frequent there as among the others, the most distinctive first. Such a difference may also be due to chance.',
  },
}
