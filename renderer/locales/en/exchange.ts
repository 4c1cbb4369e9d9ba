import type { Namespaces } from '../namespaces.ts'

export const exchange: Namespaces['exchange'] = {
  import: {
    open: 'Import…',
    title: 'Import a survey',
    file: 'File to import',
    choose: 'Choose a file…',
    drop: 'or drop it here',
    kinds:
      'Sonde file, Word (.docx), XLSForm (.xlsx), CSV or TSV, LimeSurvey structure (.txt), Qualtrics (.qsf), SurveyJS (.json), text.',
    paste: 'Or paste text',
    pasteHow: 'Numbered questions, options below them, one a line.',
    pasteExample: '1. How do you get to work?\n- On foot\n- By bike\n2. What would you change?',
    preview: 'Show the result',
  },
  reading: {
    file: 'Reading “{{name}}”…',
    text: 'Reading the text…',
    elements_one: '{{number}} element read',
    elements_other: '{{number}} elements read',
    questions_one: '{{number}} question found',
    questions_other: '{{number}} questions found',
    stop: 'Stop reading',
  },
  preview: {
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    versions_one: '{{count}} version',
    versions_other: '{{count}} versions',
    tags_one: 'tag: {{tags}}',
    tags_other: 'tags: {{tags}}',
    notes: 'What changes',
    noNotes: 'Everything is carried over as it is.',
    willBe: 'Items that will be created',
    open: 'Open-ended',
    noStem: 'No stem',
    more_one: 'and {{count}} more item',
    more_other: 'and {{count}} more items',
    at_one: '(item {{items}})',
    at_other: '(items {{items}})',
    others_one: 'and {{count}} more',
    others_other: 'and {{count}} more',
    quoted: '“{{name}}”',
    back: 'Choose again',
    import: 'Import',
  },
  kind: {
    text: 'Text',
    table: 'Table',
    limesurvey: 'LimeSurvey structure',
    docx: 'Word document',
    xlsform: 'XLSForm',
    qualtrics: 'Qualtrics survey',
    surveyjs: 'SurveyJS survey',
    sonde: 'Sonde file',
  },
  note: {
    multiple: 'Several answers were allowed: the item becomes a single choice.',
    rating: 'Scale: its points become options.',
    matrix: 'Grid: each row becomes an item, the columns its options.',
    ranking: 'Ranking: the item becomes a single choice.',
    to_open: 'Number, date or set format: the item becomes open-ended.',
    fields: 'Several fields: each becomes an open-ended item.',
    yes_no: 'Answers that the file takes for granted: written out as options.',
    dropped: 'No counterpart in Sonde: left out.',
    text_dropped: 'Text that is no question: left out.',
    head_list:
      'A list before the first question: kept in the context. If these are answers, make a question of them.',
    branching: 'Display condition left out: the item is asked of everyone.',
    other: 'Option with a text field: kept as a plain option.',
    comment: 'Comment field beside the choice: left out.',
    second_scale: 'Second scale of the grid: left out.',
    media: 'Pictures, sound or film: left out.',
    piped: 'Reference to an earlier answer: stands in the text as written, to be reworded.',
    outside_flow: 'Block that the file keeps but does not show to respondents: its items come last.',
    repeat: 'Repeated group: carried over once.',
    no_options: 'The file gives no options: to be filled in.',
    options_elsewhere: 'Options kept outside of this file: to be filled in.',
    rules: 'Required or validated answer: the rule is left out.',
    random: 'Random order: the order of the file is kept.',
    languages: 'Several languages: one is carried over.',
    columns: 'Columns that Sonde does not read:',
    formula: 'Formula: its text is taken, nothing is calculated.',
    encoding: 'No encoding named, read as Windows-1252: check the accents.',
    unsafe_keys: 'Suspicious keys in the file were not read.',
    unknown_parts: 'Parts of this file that this Sonde does not know, not carried over:',
    cut_questions: 'More than {{questions}} questions: the first {{questions}} are carried over. Total:',
    cut_options: 'More than {{options}} options: the first {{options}} are carried over.',
    cut_text: 'Text of more than {{fieldCharacters}} characters: cut.',
    cut_notes: 'The list is too long: the rest is not shown.',
  },
  refusal: {
    empty: 'The file is empty.',
    too_large:
      'The file or the pasted text is larger than {{megabytes}} MB, so nothing was imported. Remove its pictures, or split the questions into several files.',
    macros: 'The file may hold macros: it is not read. Save it as .docx or .xlsx, without macros.',
    old_office:
      'Old Office format, or a file with a password. Save it as .docx or .xlsx, without a password.',
    encoding: 'The encoding of the text is not recognised. Save the file as UTF-8.',
    unpacks_too_large:
      'Once unpacked, the content of this file is larger than {{unpackedMegabytes}} MB, so nothing was imported. Copy only the questions into a new document.',
    too_many_parts:
      'The archive contains more than {{parts}} files, so nothing was imported. Copy only the questions into a new document.',
    too_many_nodes:
      'The document contains more than {{nodes}} pieces of text, cells or formats, so nothing was imported. Copy only the questions into a new document, without formatting.',
    too_many_values:
      'The JSON file contains more than {{values}} values, so nothing was imported. Remove what is not needed (languages, old versions), or export the questionnaire in several parts.',
    too_many_languages:
      'A text in this SurveyJS file is there in more than {{languages}} languages, so nothing was imported. Remove the languages that are not needed, then try again.',
    too_many_cells:
      'The tables in this file have more than {{cells}} cells, so nothing was imported. Delete the rows and columns that are not needed, then try again.',
    cell_too_long:
      'One cell is longer than {{cellCharacters}} characters, so nothing was imported. A quotation mark that is never closed may be the cause: check the file, then try again.',
    too_many_lines:
      'The text has more than {{lines}} lines, so nothing was imported. Copy only the questions into a new document.',
    too_much_text:
      'The text is longer than {{characters}} characters, so nothing was imported. Copy only the questions into a new document.',
    too_many_questions:
      'The file contains more than {{counted}} questions, so nothing was imported. A survey can have at most {{questions}}: split them into several files.',
    too_many_options:
      'Together, the questions have more than {{allOptions}} options, so nothing was imported. Shorten the lists of options, or split the questions into several files.',
    survey_too_long:
      'Together, the texts of the questions are longer than {{surveyCharacters}} characters, so nothing was imported. Shorten them, or split the questions into several files.',
    sonde_too_large:
      'This Sonde file is larger than an import can be: {{questions}} questions, {{options}} options per question and {{allOptions}} in total, {{surveyCharacters}} characters, {{versions}} versions. Nothing was imported. In Sonde, split the questions into several surveys, then export them.',
    archive_broken: 'The file is damaged or incomplete. Export it again.',
    archive_locked: 'The file has a password. Save it without one.',
    archive_paths: 'The archive has paths that leave its folder: it is not read.',
    xml_entities: 'The file declares XML entities, needless here and dangerous: it is not read.',
    xml_broken: 'The XML in the file is damaged. Export it again.',
    json_broken: 'The file is not complete JSON. Export it again.',
    too_deep:
      'The file contains more than {{depth}} nested levels, so nothing was imported. Export it again from the program that made it.',
    unknown_kind:
      'Sonde does not recognise this content. See the formats above; from LimeSurvey, export the tab-separated structure.',
    no_questions: 'No question was found.',
    newer_sonde: 'This file comes from a newer Sonde. Update Sonde.',
    sonde_broken: 'This Sonde file was changed or damaged: it is not read by half.',
    took_too_long:
      'Reading took more than {{seconds}} seconds, so it was stopped and nothing was imported. Split the questions into several shorter files.',
    failed: 'The file could not be read, by a mistake of Sonde or because it changed meanwhile.',
  },
  export: {
    open: 'Export',
    title: 'Export the survey',
    sonde: 'Sonde file, with its versions',
    docx: 'Word (.docx)',
    text: 'Text',
    limesurvey: 'LimeSurvey (tab-separated)',
    xlsform: 'XLSForm (.xlsx)',
    surveyjs: 'SurveyJS (.json)',
    request: 'Request to the service (.json)',
  },
}
