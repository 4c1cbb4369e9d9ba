import type { reading as french } from '../fr/reading.ts'

export const reading: typeof french = {
  howToSearch:
    'Each word is found in all its forms. "…": exactly these words. word*: everything that begins like this.',
  order: {
    label: 'Order of the answers',
    received: 'As they arrived',
    longest: 'Longest first',
    shortest: 'Shortest first',
    oddest: 'Oddest first',
    oddestNote:
      'Odd: its words are rare among the answers to this item. That says nothing about how good an answer is.',
  },
  gather: {
    switch: 'Gather nearly identical answers',
    group_one: '{{count}} nearly identical answer',
    group_other: '{{count}} nearly identical answers',
    none: 'None of the answers shown are nearly identical.',
  },
}
