import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { paperOf } from './papers.ts'
import { read, readFile } from './read.ts'

const word = async (...lines: string[]) => itemsOf(await read(paperOf(lines.join('\n'))))

describe('answers divided by slashes', () => {
  test('on the line below their label, without spaces', async () => {
    expect(
      await word(
        'Date of visit:',
        'Name of the rider:',
        'Kind of bike:',
        'City/Race/Cargo/Folding/',
        'Owner of the bike:',
        'Rented by the company/Bought by the rider',
        'Colour of the bike:',
        'Age of the bike:',
      ),
    ).toEqual([
      'Date of visit:',
      'Name of the rider:',
      'Kind of bike:: City / Race / Cargo / Folding',
      'Owner of the bike:: Rented by the company / Bought by the rider',
      'Colour of the bike:',
      'Age of the bike:',
    ])
  })

  test('behind a number sign as behind a colon', async () => {
    expect(
      await word(
        'About bikes',
        '',
        'Trip to work #',
        '',
        'Fate of the bike # Sold/ Stolen / still there',
        '',
        'Age of the rider #',
      ),
    ).toEqual(['Trip to work #', 'Fate of the bike: Sold / Stolen / still there', 'Age of the rider #'])
  })

  test('but not where a slash joins two words', async () => {
    expect(
      await word('Where do you ride?', 'Which city/town do you live in?', 'Who/what helps you?'),
    ).toEqual(['Where do you ride?', 'Which city/town do you live in?', 'Who/what helps you?'])
  })
})

describe('a scale named on a line', () => {
  test('below its statements is no question', async () => {
    expect(
      await word(
        'About bikes',
        '',
        'Bikes are quick',
        '',
        'Bikes are cheap',
        '',
        'Bikes are safe',
        '',
        'SCALE: 1 = strongly disagree; 2 = disagree; 3 = neither agree nor disagree; 4 = agree; 5 = strongly agree',
        'Do you ride? (Yes or No)',
        'Where do you ride?',
      ),
    ).toEqual([
      'Bikes are quick',
      'Bikes are cheap',
      'Bikes are safe',
      'Do you ride?: Yes / No',
      'Where do you ride?',
    ])
  })

  test('may be the kind of the questions below', async () => {
    expect(
      await word(
        'Yes/No questions:',
        '',
        'I ride to work every day.',
        '',
        'I own a bike of my own.',
        '',
        'I can mend a flat tyre.',
      ),
    ).toEqual([
      'I ride to work every day.: Yes / No',
      'I own a bike of my own.: Yes / No',
      'I can mend a flat tyre.: Yes / No',
    ])
  })
})

describe('numbers', () => {
  test('one whose full stop was forgotten counts on', async () => {
    expect(
      await word(
        '1. Do you ride?',
        'o Yes',
        'o No',
        '2. Do you walk?',
        'o Yes',
        'o No',
        '3 What is your age?',
        '4. What is your gender?',
        'o Female',
        'o Male',
      ),
    ).toEqual([
      'Do you ride?: Yes / No',
      'Do you walk?: Yes / No',
      'What is your age?',
      'What is your gender?: Female / Male',
    ])
  })

  test('an entry with nothing but its answers repeats the question above', async () => {
    expect(
      await word(
        'Which of the two would you rather have?',
        'FOR RIDERS IN TOWNS:',
        '1. A) A new bike     B) A new car',
        '2. A) A day off     B) A pay rise',
        '3. A) A short way     B) A quiet way',
        'Thanks for taking part.',
      ),
    ).toEqual([
      'Which of the two would you rather have?: A new bike / A new car',
      'Which of the two would you rather have?: A day off / A pay rise',
      'Which of the two would you rather have?: A short way / A quiet way',
    ])
  })

  test('letters need no space behind their bracket', async () => {
    expect(
      await word(
        '1. Housing',
        'A)No home',
        'B)A rented home',
        '2. Health',
        'A)Poor',
        'B)Good',
        'C)Very good',
      ),
    ).toEqual(['Housing: No home / A rented home', 'Health: Poor / Good / Very good'])
  })
})

describe('a form in HTML within a text', () => {
  const form = [
    '---',
    'title: "Cycling in town"',
    '---',
    '<h1>Cycling</h1>',
    '<p class="intro">Your view counts, and we will publish the answers in spring.</p>',
    '<form action="https://example.org">',
    '<label for="name">Your name:</label>',
    '<input type="text" id="name">',
    '<select id="area">',
    '</select>',
    '<label for="area">Your part of town:</label>',
    '<select id="area">',
    '  <option value="">-- Choose --</option>',
    '  <option value="c">Centre</option>',
    '  <option value="n">North</option>',
    '</select>',
    '<fieldset><legend>1. Ways</legend>',
    '<p>How do you find the cycle ways?</p>',
    '<input type="radio" id="a1" name="a">',
    '<label for="a1">Good &amp; safe</label>',
    '<input type="radio" id="a2" name="a"> <label for="a2">Bad</label>',
    '<p>What is missing?</p>',
    '<label><input type="checkbox" name="b"> Stands</label>',
    '<label><input type="checkbox" name="b"> Lights</label>',
    '<label for="b3">Other (please say):</label>',
    '<input type="text" id="b3">',
    '</fieldset>',
    '<label for="more">Anything else?</label>',
    '<textarea id="more"></textarea>',
    '<button type="submit">Send my answers</button>',
    '</form>',
    '<style>',
    '.intro {',
    '  color: #444;',
    '}',
    '</style>',
  ]

  test('has its fields as items', async () => {
    const result = await readFile('a.md', form.join('\n'))
    expect(itemsOf(result)).toEqual([
      'Your name',
      'Your part of town:: Centre / North',
      'How do you find the cycle ways?: Good & safe / Bad',
      'What is missing?: Stands / Lights / Other (please say)',
      'Anything else?',
    ])
    expect(result.draft.title).toBe('Cycling in town')
    expect(result.lines.map(({ text }) => text).join('\n')).not.toMatch(/[<{}]|Send|Choose/)
    expect(named(result, 'lost')).toEqual([])
  })

  test('a text that only speaks of tags stays as it is', async () => {
    const result = await readFile(
      'a.txt',
      '1. Do you know <label>?\n- Yes\n- No\n2. And <input>?\n- Yes\n- No',
    )
    expect(result.lines).toHaveLength(6)
  })
})
