import { describe, expect, it } from 'vitest'
import { readGuide } from '../../../electron/practice/discussion/guide.ts'

const read = (...lines: string[]) => readGuide('Le festival', lines.join('\n'))

describe('The points of a guide', () => {
  it.each([
    [
      [
        'I. Souvenirs',
        '  a. Le meilleur',
        '  b. Le pire',
        'II. L’avenir',
        '  a. Faut-il le rendre payant ?',
        'III. Synthèse',
      ],
      ['Le meilleur', 'Le pire', 'Faut-il le rendre payant ?', 'Synthèse'],
      ['Souvenirs', 'Souvenirs', 'L’avenir', undefined],
    ],
    [
      ['Theme 1 - Boundaries (20 min)', '• When do you switch off?', 'Theme 2 – Trust', '• Your manager'],
      ['When do you switch off?', 'Your manager'],
      ['Boundaries', 'Trust'],
    ],
    [
      [
        '1. Le prix',
        '- Est-il juste ?',
        '- La gratuité',
        '2. Le bruit',
        '3. Que changer ?',
        '- les horaires',
      ],
      ['Est-il juste ?', 'La gratuité', 'Le bruit', 'Que changer ?', 'les horaires'],
      ['Le prix', 'Le prix', undefined, undefined, 'Que changer ?'],
    ],
    [
      ['Usage (15 min)', '- How often?', 'Do you ever go to the branch?', '- Reasons'],
      ['How often?', 'Do you ever go to the branch?', 'Reasons'],
      ['Usage', undefined, 'Do you ever go to the branch?'],
    ],
    [
      [
        'Consignes : durée 1h30, pas de mauvaise réponse',
        'Chez vous, qui trie ?',
        'La redevance',
        'Rôle de la mairie',
        'Que changer ?',
      ],
      ['Chez vous, qui trie ?', 'La redevance', 'Rôle de la mairie', 'Que changer ?'],
      [undefined, undefined, undefined, undefined],
    ],
    [
      ['Habits', 'Where do you buy?', 'When do you buy?', 'Price:', 'Is it fair?'],
      ['Where do you buy?', 'When do you buy?', 'Is it fair?'],
      ['Habits', 'Habits', 'Price'],
    ],
    [
      ['Q1. Your trips', 'Q2: The price', 'Question 3 : Le bruit'],
      ['Your trips', 'The price', 'Le bruit'],
      [undefined, undefined, undefined],
    ],
    [
      [
        'We want to understand how people see the festival. Ask them why they go.',
        'Why do you go? Who goes with you?',
      ],
      ['Why do you go?', 'Who goes with you?'],
      [undefined, undefined],
    ],
  ] as const)('are all its entries, and headings stand above theirs: %j', (lines, points, sections) => {
    const guide = read(...lines)
    expect(guide.points).toStrictEqual(points)
    expect(guide.sections).toStrictEqual(sections)
  })

  it('what the moderator does to open is not what the discussion is about', () => {
    expect(read('Introduction (5 min)', '- Le prix').about).toBe('Le festival')
    expect(read('Comprendre les attentes des habitants', '- Le prix').about).toMatch(
      /attentes des habitants$/,
    )
  })
})
