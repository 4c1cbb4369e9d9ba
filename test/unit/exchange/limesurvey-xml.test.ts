import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import { itemsOf, named } from './found-items.ts'
import { codesOf, read, readFile, refusalOf } from './read.ts'

/*
 * LimeSurvey's XML exports, with Sonde's own texts. Up to version 3 there is a row per language; later the texts are in
 * separate sections. The public files that showed this are listed in test/fixtures/exchange/README.md.
 */

type Row = Record<string, string | number>

const field = ([name, value]: [string, string | number]) => `<${name}><![CDATA[${value}]]></${name}>`
const section = (name: string, rows: Row[]) =>
  `<${name}><fields><fieldname>qid</fieldname></fields><rows>${rows
    .map((row) => `<row>${Object.entries(row).map(field).join('')}</row>`)
    .join('')}</rows></${name}>`

function lss(sections: Record<string, Row[]>, languages = ['en'], kind = 'Survey'): string {
  const named = languages.map((language) => `<language>${language}</language>`).join('')
  const all = Object.entries(sections).map(([name, rows]) => section(name, rows))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<document>\n <LimeSurveyDocType>${kind}</LimeSurveyDocType>\n <DBVersion>630</DBVersion>\n <languages>${named}</languages>${all.join('')}</document>`
}

/** Version 6: a choice, a grid with two scales, a text display and an equation, in two languages. */
const NEW: Record<string, Row[]> = {
  surveys: [{ language: 'en' }],
  surveys_languagesettings: [
    { surveyls_language: 'en', surveyls_title: 'Town trips', surveyls_welcometext: '<p>Welcome</p>' },
    { surveyls_language: 'fr', surveyls_title: 'Trajets', surveyls_welcometext: '<p>Bienvenue</p>' },
  ],
  groups: [
    { gid: 8, group_order: 2, grelevance: '1' },
    { gid: 7, group_order: 1, grelevance: '1' },
  ],
  group_l10ns: [{ gid: 7, group_name: 'You', description: 'About you', language: 'en' }],
  questions: [
    { qid: 3, parent_qid: 0, gid: 8, type: '1', title: 'dual', question_order: 1, mandatory: 'N' },
    {
      qid: 1,
      parent_qid: 0,
      gid: 7,
      type: 'L',
      title: 'mode',
      question_order: 1,
      other: 'Y',
      mandatory: 'Y',
    },
    { qid: 4, parent_qid: 0, gid: 7, type: 'X', title: 'hello', question_order: 2 },
    { qid: 5, parent_qid: 0, gid: 7, type: '*', title: 'sum', question_order: 3 },
  ],
  subquestions: [
    { qid: 32, parent_qid: 3, title: 'b', question_order: 2, scale_id: 0 },
    { qid: 31, parent_qid: 3, title: 'a', question_order: 1, scale_id: 0 },
  ],
  question_l10ns: [
    {
      qid: 1,
      question: '<p>How do you <b>usually</b> get to work&nbsp;?</p>',
      help: '<i>One only</i>',
      language: 'en',
    },
    { qid: 1, question: 'Comment allez-vous au travail&nbsp;?', help: '', language: 'fr' },
    { qid: 3, question: 'How is it', language: 'en' },
    { qid: 4, question: 'Thank you so far', language: 'en' },
    { qid: 5, question: '{mode * 2}', language: 'en' },
    { qid: 31, question: 'by bus', language: 'en' },
    { qid: 32, question: 'by bike', language: 'en' },
  ],
  answers: [
    { aid: 12, qid: 1, code: 'A2', sortorder: 2, scale_id: 0 },
    { aid: 11, qid: 1, code: 'A1', sortorder: 1, scale_id: 0 },
    { aid: 31, qid: 3, code: 'A1', sortorder: 1, scale_id: 0 },
    { aid: 32, qid: 3, code: 'A2', sortorder: 2, scale_id: 0 },
    { aid: 33, qid: 3, code: 'B1', sortorder: 1, scale_id: 1 },
  ],
  answer_l10ns: [
    { aid: 11, answer: 'On foot', language: 'en' },
    { aid: 11, answer: 'À pied', language: 'fr' },
    { aid: 12, answer: 'By &lt;bike&gt; &amp; bus', language: 'en' },
    { aid: 31, answer: 'Good', language: 'en' },
    { aid: 32, answer: 'Bad', language: 'en' },
    { aid: 33, answer: 'Dear', language: 'en' },
  ],
  question_attributes: [
    { qid: 1, attribute: 'other_replace_text', value: 'Another way', language: 'en' },
    { qid: 1, attribute: 'random_order', value: '1' },
    { qid: 3, attribute: 'dualscale_headerB', value: 'cost', language: 'en' },
  ],
}

describe('a .lss file', () => {
  test('of today: order, parts, answers, markup, attributes, and what is told', async () => {
    const result = await readFile('a.lss', lss(NEW, ['en', 'fr']))
    expect(result.kind).toBe('limesurvey')
    expect(result.draft.title).toBe('Town trips')
    expect(itemsOf(result)).toEqual([
      'How do you usually get to work ?: On foot / By <bike> & bus / Another way',
      'How is it by bus: Good / Bad',
      'How is it by bus cost: Dear',
      'How is it by bike: Good / Bad',
      'How is it by bike cost: Dear',
    ])
    expect(codesOf(result)).toEqual(
      expect.arrayContaining(['other@1', 'rules@1', 'random@1', 'text_dropped@1', 'matrix@2']),
    )
    expect(named(result, 'calculated')).toEqual(['sum'])
    expect(named(result, 'text_dropped')).toEqual(['Welcome', 'About you', 'One only', 'Thank you so far'])
    expect(result.counted).toEqual({ questions: 2, came: 2 })
  })

  test('of before version 4: a row for each language, conditions apart', async () => {
    const question = {
      qid: 2,
      parent_qid: 0,
      gid: 1,
      type: 'M',
      title: 'own',
      question_order: 1,
      relevance: '1',
    }
    const part = { parent_qid: 2, gid: 1, question_order: 1, scale_id: 0, type: 'T' }
    const result = await readFile(
      'a.lss',
      lss(
        {
          groups: [{ gid: 1, group_name: 'You', group_order: 0, language: 'en' }],
          questions: [
            { ...question, question: 'Which do you own?', language: 'en' },
            { ...question, question: 'Que possédez-vous ?', language: 'fr' },
          ],
          subquestions: [
            { ...part, qid: 21, title: 'SQ1', question: 'A bike', language: 'en' },
            { ...part, qid: 21, title: 'SQ1', question: 'Un vélo', language: 'fr' },
          ],
          conditions: [{ cid: 1, qid: 2 }],
        },
        ['en', 'fr'],
      ),
    )
    expect(itemsOf(result)).toEqual(['Which do you own?: A bike'])
    expect(codesOf(result)).toEqual(['languages', 'multiple@1', 'branching@1'])
    expect(result.counted).toEqual({ questions: 1, came: 1 })
  })

  test('a grid whose cells are filled in asks each cell', async () => {
    const result = await readFile(
      'a.lss',
      lss({
        questions: [
          { qid: 1, parent_qid: 0, gid: 1, type: ';', title: 'g', question: 'Trips', language: 'en' },
        ],
        subquestions: [
          { qid: 2, parent_qid: 1, title: 'r', question: 'by bus', scale_id: 0, language: 'en' },
          { qid: 3, parent_qid: 1, title: 'c1', question: 'in May', scale_id: 1, language: 'en' },
          { qid: 4, parent_qid: 1, title: 'c2', question: 'in June', scale_id: 1, language: 'en' },
        ],
      }),
    )
    expect(itemsOf(result)).toEqual(['Trips by bus in May', 'Trips by bus in June'])
  })

  test('nothing that came is told as lost: a shorter second scale, a name with a space', async () => {
    const questions = NEW.questions?.map((each) => ({ ...each, title: `${each.title} ` }))
    const result = await readFile('a.lss', lss({ ...NEW, questions: questions ?? [] }))
    expect(result.counted).toEqual({ questions: 2, came: 2 })
    expect(named(result, 'lost')).toEqual([])
    expect(named(result, 'options_lost')).toEqual([])
  })

  test('answers on the second scale of a question that has only one come', async () => {
    const question = { qid: 1, parent_qid: 0, gid: 1, title: 'g', question: 'The bus is', language: 'en' }
    const part = {
      qid: 2,
      parent_qid: 1,
      gid: 1,
      title: 'r',
      question: 'on time',
      scale_id: 0,
      language: 'en',
    }
    const answers = ['Often', 'Never'].map((answer, at) => ({
      qid: 1,
      code: `A${at}`,
      answer,
      sortorder: at,
      scale_id: 1,
      language: 'en',
    }))
    const result = await readFile(
      'a.lss',
      lss({ questions: [{ ...question, type: 'F' }], subquestions: [part], answers }),
    )
    expect(itemsOf(result)).toEqual(['The bus is on time: Often / Never'])
    expect(codesOf(result)).toEqual(['matrix@1'])
  })

  test('that declares entities, is cut off or asks nothing is refused', async () => {
    const bytes = (text: string) => ({ fileName: 'a.lss', bytes: new TextEncoder().encode(text) })
    const whole = lss(NEW)
    expect(await refusalOf(bytes(whole.slice(0, 900)))).toBe('xml_broken')
    expect(await refusalOf(bytes(lss({ groups: [{ gid: 1 }] })))).toBe('no_questions')
    expect(
      await refusalOf(bytes(whole.replace('<document>', '<!DOCTYPE a [<!ENTITY b "c">]><document>'))),
    ).not.toBe(null)
  })
})

test('a group (.lsg) and an archive with its answers (.lsa) are read alike', async () => {
  const group = await readFile('a.lsg', lss(NEW, ['en'], 'Group'))
  const archive = await read({
    fileName: 'a.lsa',
    bytes: writeZip([
      { name: 'survey_1_responses.lsr', text: '<document/>' },
      { name: 'survey_1.lss', text: lss(NEW) },
    ]),
  })
  expect(itemsOf(archive)).toEqual(itemsOf(group))
  expect(archive.kind).toBe('limesurvey')
})
