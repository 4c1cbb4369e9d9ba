import { count, json, list, qualtrics, sonde, sondeItem, surveyJs, text } from './hostile-builders.ts'
import type { HostileFile } from './hostile-file.ts'

/** Hostile tables, JSON files, Sonde files and plain texts. */
export const HOSTILE_TEXTS: readonly HostileFile[] = [
  {
    name: 'CSV: ten million cells',
    refusal: 'too_many_cells',
    inSuite: true,
    make: () => text('a.csv', `question,a\n${'a,'.repeat(9_900_000)}`),
  },
  {
    name: 'CSV: a quote that is never closed',
    refusal: 'cell_too_long',
    make: () => text('a.csv', `question,a\n"${'a\n'.repeat(9_900_000)}`),
  },
  {
    name: 'CSV: a first line of ten million separators',
    refusal: 'too_many_cells',
    make: () => text('a.csv', ';,'.repeat(9_900_000)),
  },
  {
    name: 'CSV: cells of separators',
    refusal: null,
    make: () => text('a.csv', `question,options\n${`Why?,${'|'.repeat(900_000)}\n`.repeat(20)}`),
  },
  {
    name: 'LimeSurvey: one grid of 20,000 rows and 20,000 answers',
    refusal: 'too_many_options',
    inSuite: true,
    make: () =>
      text(
        'a.txt',
        `class\ttype/scale\tname\ttext\nQ\tF\tq\tWhy?\n${'SQ\t\ts\tR\n'.repeat(20_000)}${'A\t0\ta\tA\n'.repeat(20_000)}`,
      ),
  },
  {
    name: 'LimeSurvey: a line of ten million tabs',
    refusal: 'too_many_cells',
    make: () => text('a.txt', `class\tname\ttext\n${'a\t'.repeat(9_900_000)}`),
  },
  {
    name: 'LimeSurvey: 10,000 questions, each with a page of HTML',
    refusal: null,
    make: () =>
      text(
        'a.txt',
        `class\ttype/scale\tname\ttext\n${count(10_000, (at) => `Q\tS\tq${at}\t<p>${'x &amp; '.repeat(230)}\n`)}`,
      ),
  },
  {
    name: 'Qualtrics: a question that its block names 150,000 times',
    refusal: null,
    make: () =>
      qualtrics({ Choices: Object.fromEntries(list(20_000).map((key) => [key, { Display: key }])) }, 100_000),
  },
  {
    name: 'Qualtrics: blocks that the flow names backwards',
    refusal: 'no_questions',
    make: () =>
      json({
        SurveyElements: [
          { Element: 'FL', Payload: { Flow: list(120_000).map((ID) => ({ ID })) } },
          { Element: 'BL', Payload: list(80_000).map((at) => ({ ID: `${119_999 - Number(at)}` })) },
        ],
      }),
  },
  {
    name: 'Qualtrics: columns beside columns, each with all answers',
    refusal: 'too_many_options',
    inSuite: true,
    make: () =>
      qualtrics({
        QuestionType: 'SBS',
        Choices: { 1: { Display: 'a' } },
        Answers: Object.fromEntries(list(20_000).map((key) => [key, { Display: key }])),
        AdditionalQuestions: Object.fromEntries(list(20_000).map((key) => [key, {}])),
      }),
  },
  {
    name: 'SurveyJS: a grid of 60,000 rows and 60,000 columns',
    refusal: 'too_many_options',
    inSuite: true,
    make: () => surveyJs({ type: 'matrix', name: 'q', rows: list(60_000), columns: list(60_000) }),
  },
  {
    name: 'SurveyJS: a cell a question, each with 100,000 choices',
    refusal: 'too_many_options',
    make: () =>
      surveyJs({
        type: 'matrixdropdown',
        name: 'q',
        rows: list(20_000),
        columns: [{ name: 'c', choices: list(100_000) }],
      }),
  },
  {
    name: 'SurveyJS: one long title over many rows',
    refusal: 'survey_too_long',
    make: () =>
      surveyJs({
        type: 'matrix',
        name: 'q',
        title: 'x'.repeat(1_000_000),
        rows: list(20_000),
        columns: list(2),
      }),
  },
  {
    name: 'SurveyJS: a name of a megabyte in as many notes as there are rows',
    refusal: 'too_many_questions',
    make: () =>
      surveyJs({
        type: 'matrix',
        name: 'x'.repeat(1_000_000),
        title: 'Why?',
        visibleIf: 'a',
        rows: list(30_000),
        columns: [],
      }),
  },
  {
    name: 'SurveyJS: as many elements with a text in 20 languages as there may be',
    refusal: 'too_many_values',
    make: () =>
      surveyJs(
        ...list(30_000).map((name) => ({
          type: 'comment',
          name,
          title: Object.fromEntries(list(20).map((at) => [`l${at}`, 't'])),
        })),
      ),
  },
  {
    name: 'SurveyJS: a title in 450,000 languages, all empty',
    refusal: 'too_many_languages',
    make: () =>
      surveyJs({
        type: 'text',
        name: 'q',
        title: Object.fromEntries(list(450_000).map((at) => [`l${at}`, ''])),
      }),
  },
  {
    name: 'JSON: seven million empty lists',
    refusal: 'too_many_values',
    inSuite: true,
    make: () => text('a.json', `{"pages":[${'[],'.repeat(6_600_000)}[]]}`),
  },
  {
    name: 'JSON: as many objects as there may be, each with a name of its own',
    refusal: 'no_questions',
    make: () => text('a.json', `{"pages":[${count(330_000, (at) => `{"k${at}":1},`)}{}]}`),
  },
  {
    name: 'JSON: one object with as many names as there may be',
    refusal: 'no_questions',
    make: () =>
      text('a.json', `{"pages":[],"m":{${count(498_000, (at) => `"name ${at} of many":1,`)}"z":1}}`),
  },
  {
    name: 'JSON: a text of 19 MB that is not Latin',
    refusal: 'survey_too_long',
    make: () => surveyJs({ type: 'comment', name: 'q', title: 'ж'.repeat(9_400_000) }),
  },
  {
    name: 'Sonde: more versions than a survey has',
    refusal: 'sonde_too_large',
    make: () => sonde({}, { versions: list(20_000).map((at) => ({ number: Number(at) + 1 })) }),
  },
  {
    name: 'Sonde: more options than a question has',
    refusal: 'sonde_too_large',
    inSuite: true,
    make: () => sonde({ questions: [sondeItem('q', 50_000)] }),
  },
  {
    name: 'Sonde: an id of a megabyte, used again and again',
    refusal: 'sonde_too_large',
    make: () => sonde({ questions: list(15).map(() => sondeItem('x'.repeat(1_000_000), 2)) }),
  },
  {
    name: 'Sonde: 240 versions with 2,000 empty questions each',
    refusal: 'sonde_broken',
    inSuite: true,
    make: () =>
      sonde({}, { versions: list(240).map(() => ({ draft: { questions: list(2_000).map(() => ({})) } })) }),
  },
  {
    name: 'Sonde: as much as there may be',
    refusal: null,
    make: () =>
      sonde({
        questions: list(1_900).map((id) => ({ ...sondeItem(id, 50), stem: 'ж'.repeat(900) })),
      }),
  },
  {
    name: 'text: 20 MB of lines',
    refusal: 'too_much_text',
    inSuite: true,
    make: () => text('a.txt', 'a\n'.repeat(9_900_000)),
  },
  {
    name: 'text: as many lines as there may be, each with several answers',
    refusal: null,
    make: () => text('a.txt', `Why?\n${'a b 1. c 2. d\n'.repeat(99_000)}`),
  },
  {
    name: 'text: lines that are looked through for answers as long as they may be',
    refusal: null,
    make: () => text('a.txt', `Why?\n${`1. a${' '.repeat(990)}x\n`.repeat(5_000)}`),
  },
  {
    name: 'pasted text: a table of ten million cells',
    refusal: 'too_many_cells',
    inSuite: true,
    make: () => ({ text: `a\tb\nc\td\n${'a\t'.repeat(9_900_000)}` }),
  },
]
