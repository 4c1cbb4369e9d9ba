import { describe, expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read, readFile } from './read.ts'
import { documentOf, docx, paragraph } from './word-parts.ts'

/* Ways to write that questionnaires in public repositories have. The texts are Sonde's own. */

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))
const markdown = async (...lines: string[]) => itemsOf(await readFile('a.md', lines.join('\n')))

describe('numbers of questions', () => {
  test('count within a part behind a letter, as survey programs write them', async () => {
    expect(
      await markdown(
        '## 1 Your bike',
        '',
        '### Q1.2\tDo you ride?',
        '* Yes (1)',
        '* No (2)',
        '',
        '### Q1.3 How often?',
        '* Daily (1)',
        '* Rarely (2)',
        '',
        '### Q3.4_1 "I ride well"',
        '* True (1)',
        '* False (2)',
      ),
    ).toEqual(['Do you ride?: Yes / No', 'How often?: Daily / Rarely', '"I ride well": True / False'])
  })
})

describe('Markdown', () => {
  test('a backslash that breaks the line is no part of it', async () => {
    expect(
      await markdown(
        '# Bikes',
        '',
        '- Question 1 : Do you ride?',
        '',
        '    - [ ] Yes\\',
        '    - [ ] No',
        '',
        '- Question 2 : When?\\',
        '- Question 3 : Where?',
      ),
    ).toEqual(['Do you ride?: Yes / No', 'When?', 'Where?'])
  })

  test('a round box may be behind a bullet', async () => {
    expect(
      await markdown('# Bikes', '', '1. Do you ride?', '', '- ( ) Yes', '- ( ) No', '', '2. Why?'),
    ).toEqual(['Do you ride?: Yes / No', 'Why?'])
  })
})

describe('Word', () => {
  const listed = (text: string) =>
    paragraph(text).replace(
      '<w:p>',
      '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="9"/></w:numPr></w:pPr>',
    )

  test('a box behind the bullet of an answer is no part of it', async () => {
    const body = ['1. Do you ride?'].map(paragraph).join('') + ['( ) Yes', '☐ No'].map(listed).join('')
    expect(itemsOf(await read(docx([documentOf(body + paragraph('2. Why?'))])))).toEqual([
      'Do you ride?: Yes / No',
      'Why?',
    ])
  })

  test('a text box is a line by itself, before or behind the paragraph to which it is tied', async () => {
    const box = (text: string) =>
      `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${paragraph(text)}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    const own = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
    const body = [
      own('1. Do you ride?') + box('Yes') + box('No'),
      box('Show card') + own('2. Do you walk?'),
      own('3. Why?'),
    ]
    const result = await read(docx([documentOf(body.map((each) => `<w:p>${each}</w:p>`).join(''))]))
    expect(result.lines.map(({ text }) => text)).toEqual([
      '1. Do you ride?',
      'Yes',
      'No',
      'Show card',
      '2. Do you walk?',
      '3. Why?',
    ])
  })
})

describe('answers', () => {
  test('named on a line below the question, each with its letter', async () => {
    expect(
      await items(
        'Q1 - Roulez-vous ?',
        '→ Type : Choix multiples (une seule réponse possible)',
        '→ Réponses possibles : a-Oui ; b-Non ; c-Parfois',
        '→ Redirection : vers Q2',
        '',
        'Q2 - Pourquoi ?',
        '→ Type : Réponse écrite',
        '→ Redirection : vers Q3',
        '',
        'Q3 - Quel vélo ?',
        '→ Type : Choix multiples (une seule réponse possible)',
        '→ Réponses possibles : a-Course ; b-Ville ; c-Cargo ; d-Vélo pliant ; e-Tandem ; f-Tricycle ; g-Vélo couché ; h-Vélo électrique ; i-Vélo tout terrain ; j-Monocycle ; k-Grand bi ; l-Autre',
        '→ Redirection : vers Q4',
      ),
    ).toEqual([
      'Roulez-vous ?: Oui / Non / Parfois',
      'Pourquoi ?',
      'Quel vélo ?: Course / Ville / Cargo / Vélo pliant / Tandem / Tricycle / Vélo couché / Vélo électrique / Vélo tout terrain / Monocycle / Grand bi / Autre',
    ])
  })

  test('with letters behind a question that ends with a remark', async () => {
    expect(
      await items(
        '1) Roulez-vous la nuit (20 h, 22 h) ?   a. oui   b. non',
        '',
        '2) Depuis quand ?',
        '   a. un an',
        '   b. plus longtemps',
        '',
        '3) Et en 2024 ?   a. oui   b. non',
      ),
    ).toEqual([
      'Roulez-vous la nuit (20 h, 22 h) ?: oui / non',
      'Depuis quand ?: un an / plus longtemps',
      'Et en 2024 ?: oui / non',
    ])
  })

  test('without the comma between boxes on a line', async () => {
    expect(await items('1. How far? ( ) Near, ( ) Far, ( ) Very far', '2. Why?', '3. When?')).toEqual([
      'How far?: Near / Far / Very far',
      'Why?',
      'When?',
    ])
  })

  test('behind a dash, also of the first question', async () => {
    expect(
      await markdown(
        '# Bikes',
        '',
        '1. **Age** — Less than 18 / 18–25 / 26–35 / More than 35',
        '2. **Gender** — Male / Female',
        '3. Do you ride? — *Yes / No*',
      ),
    ).toEqual([
      'Age: Less than 18 / 18–25 / 26–35 / More than 35',
      'Gender: Male / Female',
      'Do you ride?: Yes / No',
    ])
  })

  test('in brackets far from the margin', async () => {
    expect(
      await items(
        'Part 1. Bikes',
        '',
        '1.Have you seen any bikes?',
        '',
        '                                   (Yes/No)',
        '',
        '2. Do you know how to ride them?',
        '',
        '                                   (Yes/No)',
        '                                    Why?',
      ),
    ).toEqual(['Have you seen any bikes?: Yes / No', 'Do you know how to ride them?: Yes / No', 'Why?'])
  })

  test('a blank with what is counted behind it is one, and none where several are marked', async () => {
    expect(
      await markdown(
        '# Bikes',
        '',
        '### Q1 How many bikes do you own?',
        '_____ City bikes',
        '',
        '### Q2 Why?',
      ),
    ).toEqual(['How many bikes do you own?', 'Why?'])
    expect(await items('1. Your bike?', '____ City bike', '____ Race bike', '2. Why?', '3. When?')).toEqual([
      'Your bike?: City bike / Race bike',
      'Why?',
      'When?',
    ])
  })

  test('have the names that a remark in brackets gives for the ends of their scale', async () => {
    expect(
      await items(
        '1) Votre plaisir à rouler, sur une échelle de 1 à 5 ?',
        '   (1 = aucun, 5 = très grand)',
        '   1   2   3   4   5',
        '',
        '2) Pourquoi ?',
        '',
        '3) Depuis quand ?',
      ),
    ).toEqual([
      'Votre plaisir à rouler, sur une échelle de 1 à 5 ?: 1 – aucun / 2 / 3 / 4 / 5 – très grand',
      'Pourquoi ?',
      'Depuis quand ?',
    ])
  })

  test('are a scale between two words also in a paper whose questions have no numbers', async () => {
    expect(
      await markdown(
        '# Vélos',
        '',
        '**Roulez-vous ?** ○ oui ○ non',
        '',
        '**Quelle note donnez-vous aux pistes ?** (entourez)',
        '',
        '☹ Mauvaise 1 2 3 4 5 Excellente ☺',
        '',
        '**Quels vélos avez-vous ?**',
        '',
        '1. vélo de ville',
        '2. vélo de course',
      ),
    ).toEqual([
      'Roulez-vous ?: oui / non',
      'Quelle note donnez-vous aux pistes ? (entourez): 1 – Mauvaise / 2 / 3 / 4 / 5 – Excellente',
      'Quels vélos avez-vous ?: vélo de ville / vélo de course',
    ])
  })

  test('go on behind a number that paper forms keep for those who do not know', async () => {
    expect(
      await items('A1. Do you ride?   1. Yes    2. No    8. Do not know', 'A2. Why?', 'A3. When?'),
    ).toEqual(['Do you ride?: Yes / No / Do not know', 'Why?', 'When?'])
  })

  test('are no parts of the form in which a date is written', async () => {
    expect(await items('1. Do you ride?', '- Yes', '- No', '2. Since when: dd/mm/yyyy', '3. Why?')).toEqual([
      'Do you ride?: Yes / No',
      'Since when: dd/mm/yyyy',
      'Why?',
    ])
  })

  test('are followed by a remark on who is asked', async () => {
    expect(
      await markdown(
        '# Bikes',
        '',
        '### Q1.1 Which bike?',
        '* Race (1)',
        '* Other:____ (2)',
        '',
        '  *Display this question if Q1.1 = Race; Or Q1.2 = Yes is selected.*',
        '',
        '### Q1.2 Do you ride?',
        '* Yes (1)',
        '* No (2)',
      ),
    ).toEqual(['Which bike?: Race / Other', 'Do you ride?: Yes / No'])
  })
})
