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

/* Habits that Sonde did not read right when they were tried. */
describe('habits of form programs and of papers', () => {
  test('answers without marks below a remark that one is possible', async () => {
    expect(
      await items(
        '1. Quel est votre vélo ? *',
        'Une seule réponse possible.',
        '',
        '   Ville',
        '   Course',
        '',
        '2. Pourquoi ?',
      ),
    ).toEqual(['Quel est votre vélo ?: Ville / Course', 'Pourquoi ?'])
  })

  test('answers behind their name on a line stay together', async () => {
    expect(
      await markdown(
        '**Q1 : Quel est votre vélo ?**',
        'Réponses : Ville / Course / Cargo',
        '',
        '**Q2 : Lesquels ?**',
        'Réponses : Un ; Deux ; Trois',
      ),
    ).toEqual(['Quel est votre vélo ?: Ville / Course / Cargo', 'Lesquels ?: Un / Deux / Trois'])
  })

  test('a table with numbers and words at both ends is one scale', async () => {
    expect(
      await markdown(
        '# Bikes',
        '',
        '1. How well do you ride? *',
        '',
        '*Mark only one oval.*',
        '',
        '|   | 1 | 2 | 3 | 4 | 5 |   |',
        '|---|---|---|---|---|---|---|',
        '| Not at all | ○ | ○ | ○ | ○ | ○ | Very well |',
        '',
        '2. Why?',
      ),
    ).toEqual(['How well do you ride?: 1 – Not at all / 2 / 3 / 4 / 5 – Very well', 'Why?'])
  })

  test('small letters behind circles, codes in letters, and a choice among fields', async () => {
    expect(
      await items(
        'BIKES',
        '',
        'Age: .........',
        'Sex: M / F',
        '',
        '1- How many?',
        '   o 1 to 2',
        '   o more than 2',
        '2- Which?',
        '   A = Race',
        '   B = City',
      ),
    ).toEqual(['Age', 'Sex:: M / F', 'How many?: 1 to 2 / more than 2', 'Which?: Race / City'])
  })

  test('two answers with bare numbers, and one behind a gap in the numbers', async () => {
    expect(
      await items(
        'Q1. Roulez-vous ?',
        '1 Oui',
        '2 Non',
        '',
        'Q2. Quel vélo ?',
        '(Enquêteur : ne pas lire les modalités)',
        '1 Ville',
        '2 Course',
        '9 NSP',
        '',
        'Q3. Pourquoi ?',
      ),
    ).toEqual(['Roulez-vous ?: Oui / Non', 'Quel vélo ?: Ville / Course / NSP', 'Pourquoi ?'])
  })

  test('what is asked of those who gave an answer is no part of it', async () => {
    expect(
      await markdown(
        '# Vélos',
        '',
        '1. Pourquoi ?',
        '',
        '2. Peut-on vous écrire ? Oui / Non',
        '   Si oui, votre e-mail : ______',
      ),
    ).toEqual(['Pourquoi ?', 'Peut-on vous écrire ?: Oui / Non', 'Si oui, votre e-mail'])
  })

  test('answers with capitals between commas in brackets, and a list to rank', async () => {
    expect(
      await items(
        '1. How often do you ride? (Never, Once or twice, 3-5 times, Daily)',
        '2. What do you do there? (work, shop, meet friends)',
        '3. Please rank the following from 1 (most important) to 3 (least important):',
        '__ Price',
        '__ Speed',
        '__ Comfort',
      ),
    ).toEqual([
      'How often do you ride?: Never / Once or twice / 3-5 times / Daily',
      'What do you do there? (work, shop, meet friends)',
      'Please rank the following from 1 (most important) to 3 (least important):: Price / Speed / Comfort',
    ])
  })

  test('letters above questions with codes are headings, and numbers below another one count its questions', async () => {
    expect(
      await items(
        'A. Usefulness',
        'PU1. Is it quick?',
        'PU2. Is it cheap?',
        '',
        'B. Ease',
        'PE1. Is it easy?',
        'PE2. Is it safe?',
        '',
        'C. You',
        '1. Gender: Male / Female',
        '2. Age: ____',
      ),
    ).toEqual(['Is it quick?', 'Is it cheap?', 'Is it easy?', 'Is it safe?', 'Gender:: Male / Female', 'Age'])
    // Otherwise the letters count the questions, and the numbers their answers.
    expect(
      await items('A. What is your sex?', '1. Male', '2. Female', 'B. Which bike?', '1. Race', '2. City'),
    ).toEqual(['What is your sex?: Male / Female', 'Which bike?: Race / City'])
  })
})

test('a table of questions may begin with the name of its part, and a line in capitals is for whoever asks', async () => {
  const cell = (text: string) => `<w:tc>${text.split('\n').map(paragraph).join('')}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`
  const table = [
    row('SECTION A. BIKES'),
    row('No.', 'Question', 'Answers and codes', 'Skip'),
    row('A1', 'Sex of the rider\nDO NOT ASK, RECORD', '1. Male\n2. Female', ''),
    row('A2', 'How old are you?\nIN COMPLETED YEARS', '|__|__| years', ''),
    row('A3', 'What do you do?\nSEVERAL ANSWERS. ASK: ANYTHING ELSE?', 'A. Ride\nB. Walk', '1 → A5'),
  ].join('')
  const result = await read(docx([documentOf(`<w:tbl>${table}</w:tbl>`)]))
  expect(itemsOf(result)).toEqual([
    'Sex of the rider: Male / Female',
    'How old are you?',
    'What do you do?: Ride / Walk',
  ])
  expect(result.lines.map(({ role }) => role)).toContain('heading')
})

test('the numbers of a scale that are listed one below the other stay as they are', async () => {
  const stem = 'On a scale from 1 (not at all) to 4 (completely), how satisfied are you?'
  const listed = await read({ text: `1. ${stem}\n- 1\n- 2\n- 3\n- 4\n\n2. Why?` })
  expect(itemsOf(listed)[0]).toBe(`${stem}: 1 / 2 / 3 / 4`)
})
