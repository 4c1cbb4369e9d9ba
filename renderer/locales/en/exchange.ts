import type { Namespaces } from '../namespaces.ts'
import { repair } from './exchange/repair.ts'

export const exchange: Namespaces['exchange'] = {
  import: {
    open: 'Import…',
    title: 'Import a survey',
    file: 'File to import',
    choose: 'Choose a file…',
    drop: 'or drop it here',
    kinds:
      'Sonde file, Word (.docx), Excel (.xlsx, also as XLSForm), CSV or TSV, LimeSurvey (.lss, .lsg, .lsa or .txt), Qualtrics (.qsf or .txt), SurveyJS (.json), plain text or Markdown.',
    paste: 'Or paste text',
    pasteHow:
      'Number the questions and list the response options below each one, one per line, with a dash in front.',
    pasteExample: '1. How do you get to work?\n- On foot\n- By bike\n2. What would you change?',
    preview: 'Preview',
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
    allCame_one: 'The only question in the file will be imported.',
    allCame_other: 'All {{count}} questions in the file will be imported.',
    someCame_one: 'The only question in the file will not be imported; see the list below.',
    someCame_other:
      '{{came}} of the {{count}} questions in the file will be imported; the others are listed below.',
    linesAll_one: 'One question was counted; it will be imported.',
    linesAll_other: 'About {{count}} questions were counted; all of them will be imported.',
    linesSome_one: 'One question was counted; it will not be imported, see the list below.',
    linesSome_other:
      'About {{count}} questions were counted; {{came}} of them will be imported. The others are listed below.',
    linesAllWithin:
      'About {{count}} questions were counted; none is missing, but some are part of another item.',
    linesSomeWithin:
      'About {{count}} questions were counted; {{came}} of them will be imported, some as part of another item. The others are listed below.',
    optionsAll_one: 'One response option was counted; it will be imported.',
    optionsAll_other: 'About {{count}} response options were counted; all of them will be imported.',
    optionsSome_one: 'One response option was counted; it will not be imported, see the list below.',
    optionsSome_other:
      'About {{count}} response options were counted; {{came}} of them will be imported. The others are listed below.',
    language: 'Language to import',
    inLanguage_one: '{{language}} ({{count}} question)',
    inLanguage_other: '{{language}} ({{count}} questions)',
    mainLanguage: 'Main language',
    names: 'Show them',
    notes: 'What will change',
    noNotes: 'Everything will be imported as it is.',
    willBe: 'Items to be created',
    open: 'Open-ended',
    noStem: 'No stem',
    more_one: 'and {{count}} more item',
    more_other: 'and {{count}} more items',
    at_one: '(item {{items}})',
    at_other: '(items {{items}})',
    others_one: 'and {{count}} more',
    others_other: 'and {{count}} more',
    quoted: '“{{name}}”',
    back: 'Back',
    import: 'Import',
  },
  repair,
  paste: {
    title: 'Paste items',
    found_one: '{{count}} item found in the text on the clipboard',
    found_other: '{{count}} items found in the text on the clipboard',
    add_one: 'Add {{count}} item',
    add_other: 'Add {{count}} items',
  },
  kind: {
    text: 'Text',
    table: 'Table',
    limesurvey: 'LimeSurvey survey',
    docx: 'Word document',
    xlsform: 'XLSForm',
    qualtrics: 'Qualtrics survey',
    surveyjs: 'SurveyJS survey',
    sonde: 'Sonde file',
  },
  note: {
    multiple: 'Several answers were allowed; the item is imported as single choice.',
    boxes:
      'Boxes (such as ☐) before the response options, but nothing says how many may be ticked: taken as single choice. If several may be, make one item of each response option.',
    rating: 'Rating scale: its points become response options.',
    matrix: 'Grid: each row becomes an item, with the columns as its response options.',
    ranking: 'Ranking: imported as single choice.',
    to_open: 'Number, date or fixed format: imported as open-ended.',
    fields: 'Several text fields: each becomes an open-ended item.',
    yes_no: 'Answers that the file leaves implicit (such as yes and no) are written out as response options.',
    lost: 'In the file, but not imported; add them by hand:',
    option_lost: 'Response options in the file, but in none of the new items; add them by hand:',
    options_lost: 'Fewer response options than in the file; check them.',
    dropped: 'Not supported in Sonde; left out.',
    switched_off: 'Switched off in the file; left out.',
    head_list:
      'A list before the first question was added to the context. If these are response options, create an item for them.',
    branching: 'Display logic left out; everyone is asked the item.',
    cascade: 'List that depends on an earlier answer: all its options are offered to everyone.',
    name_changed: 'Name of a variable already taken or too long: not kept, the export gives a new one.',
    codes_changed: 'Codes of options repeated or too long: not kept, the export gives new ones.',
    codes_apart: 'Codes written with the options: taken out of the text, kept for the export.',
    form_id:
      'Id and version of the form not kept: the XLSForm export gives its own, so as not to replace the original form on a server.',
    other: 'Option with a text field (such as “Other, please specify”): imported as a plain option.',
    comment: 'Comment field left out.',
    media: 'Images, audio or video left out.',
    piped: 'Piped text (a reference to an earlier answer) is kept as written; reword it.',
    outside_flow: 'Block kept in the file but not shown to respondents: its items are placed at the end.',
    repeat: 'Repeating group: imported once.',
    no_options: 'The file contains no response options; add them after the import.',
    options_elsewhere: 'The response options are stored outside this file; add them after the import.',
    rules: 'Required-answer or validation rule left out.',
    random: 'Random order left out; the order of the file is kept.',
    languages: 'The file contains several languages; only the one chosen above is imported.',
    columns: 'Columns ignored:',
    sheets: 'Sheets without a column of questions, ignored:',
    encoding:
      'The file does not state its encoding and was read as Windows-1252. Check the accented characters.',
    unsafe_keys: 'Suspicious property names in the file were ignored.',
    unknown_parts: 'Parts of the file that this version of Sonde does not recognise were not imported:',
    cut_questions:
      'The file has more than {{questions}} questions; only the first {{questions}} are imported. Number in the file:',
    cut_options: 'More than {{options}} response options; only the first {{options}} are imported.',
    cut_text: 'Text longer than {{fieldCharacters}} characters was shortened.',
  },
  minor: {
    calculated_one: '{{number}} calculation; left out.',
    calculated_other: '{{number}} calculations; left out.',
    unasked_one: '{{number}} field that the form fills in automatically; left out.',
    unasked_other: '{{number}} fields that the form fills in automatically; left out.',
    formula_one: '{{number}} formula imported as text; nothing is calculated.',
    formula_other: '{{number}} formulas imported as text; nothing is calculated.',
    text_dropped_one: '{{number}} text that is not a question; left out.',
    text_dropped_other: '{{number}} texts that are not questions; left out.',
  },
  refusal: {
    empty: 'The file is empty. Choose another one, or save it again in the program that made it.',
    too_large:
      'The file or the pasted text is larger than {{megabytes}} MB, so nothing was imported. Remove its images, or split the questions into several files.',
    macros:
      'The file may contain macros, so Sonde did not open it. Save it as .docx or .xlsx without macros.',
    old_office:
      'The file is in an old Office format (.doc, .xls) or protected by a password. Open it in Word, Excel or LibreOffice, choose “Save As” and the type .docx or .xlsx, without a password, then import that file.',
    other_document:
      'Sonde cannot read PDF, RTF or OpenDocument files (.odt, .ods), nor web pages. Copy the questions and paste them in the box above, or save the file as .docx (or as .xlsx, if it is a spreadsheet) and import that one.',
    encoding: 'The text encoding is not recognised. Save the file as UTF-8 and import it again.',
    unpacks_too_large:
      'Once unpacked, the content of this file is larger than {{unpackedMegabytes}} MB, so nothing was imported. Copy only the questions into a new document.',
    too_many_parts:
      'The archive contains more than {{parts}} files, so nothing was imported. Copy only the questions into a new document.',
    too_many_nodes:
      'The document contains more than {{nodes}} pieces of text, cells or formats, so nothing was imported. Copy only the questions into a new document, without formatting.',
    too_many_values:
      'The JSON file contains more than {{values}} values, so nothing was imported. Remove what is not needed (languages, old versions), or export the questionnaire in several parts.',
    too_many_languages:
      'A text in this SurveyJS file exists in more than {{languages}} languages, so nothing was imported. Remove the languages that are not needed, then try again.',
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
    archive_locked: 'The file is protected by a password. Save it without one.',
    archive_paths:
      'The archive contains paths that point outside its folder, so Sonde did not open it. Export the questionnaire again from the program that made it.',
    xml_entities:
      'The file declares XML entities, which it does not need and which can be dangerous, so Sonde did not open it. Export the questionnaire again from the program that made it.',
    xml_broken: 'The XML in the file is damaged. Export it again.',
    json_broken: 'The JSON in the file is invalid or incomplete. Export it again.',
    too_deep:
      'The file contains more than {{depth}} nested levels, so nothing was imported. Export it again from the program that made it.',
    unknown_kind:
      'Sonde does not recognise this content. The supported formats are listed above; from LimeSurvey, export the survey structure (.lss); from a spreadsheet that is not an XLSForm, keep a single sheet, with “Question” and “Answers” as the names of its columns.',
    no_questions:
      'No questions were found. Check that this is the questionnaire. In a text, write each question on a line of its own, and its answers below it.',
    newer_sonde: 'This file was made with a newer version of Sonde. Update Sonde to import it.',
    sonde_broken:
      'This Sonde file has been altered or damaged, so nothing was imported. Export it again from Sonde.',
    took_too_long:
      'Reading took more than {{seconds}} seconds, so it was stopped and nothing was imported. If your computer is busy with other work, try again later; otherwise, split the questions into several shorter files.',
    failed:
      'The file could not be read, either because of an error in Sonde or because the file has changed since you chose it. Try again.',
  },
  export: {
    open: 'Export',
    title: 'Export the survey',
    sonde: 'Sonde file, with its versions',
    docx: 'Word (.docx)',
    text: 'Text',
    lss: 'LimeSurvey (.lss)',
    limesurvey: 'LimeSurvey (tab-separated)',
    qualtrics: 'Qualtrics (.txt)',
    xlsform: 'XLSForm (.xlsx)',
    surveyjs: 'SurveyJS (.json)',
    request: 'Request to the service (.json)',
    leftOut: {
      names:
        'The variable names of this survey are not in the file. The Sonde file and those for LimeSurvey, Qualtrics, XLSForm and SurveyJS have them.',
      codes:
        'The codes of the options are not in the file. The Sonde file and those for LimeSurvey, Qualtrics, XLSForm and SurveyJS have them.',
      both: 'The variable names and the codes of the options are not in the file. The Sonde file and those for LimeSurvey, Qualtrics, XLSForm and SurveyJS have them.',
    },
    changed: 'The file has other variable names or codes than the ones you gave.',
    reserved: '{{given}} → {{written}} ({{given}} is reserved for another column)',
    changedItem: 'Item {{number}}: {{changes}}.',
    changedMore_one: '{{count}} more item is changed.',
    changedMore_other: '{{count}} more items are changed.',
  },
}
