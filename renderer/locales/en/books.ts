import type { books as french } from '../fr/books.ts'

export const books: typeof french = {
  title: 'Codes from a file or a text',
  file: 'File',
  choose: 'Choose a file…',
  drop: 'or drop it here',
  kinds:
    'REFI-QDA codebook (.qdc) from NVivo, ATLAS.ti, MAXQDA, QualCoder, Dedoose or Taguette, .qdpx project, .xlsx or .csv table, .txt text',
  paste: 'Or paste your codes',
  pasteHow:
    'One code per line. An indented line goes under the one before it; a definition follows a colon or a tab.',
  pasteExample: 'Price: everything about the cost\n    Fares too high\n    Free travel\nPunctuality',
  preview: 'Preview',
  readingText: 'Reading the text…',
  readingFile: 'Reading “{{name}}”…',
  found: {
    text: 'Pasted text',
    codes_one: '{{number}} code',
    codes_other: '{{number}} codes',
    fresh_one: '{{number}} to add',
    fresh_other: '{{number}} to add',
    known_one: '{{number}} is already in this codebook and stays as it is',
    known_other: '{{number}} are already in this codebook and stay as they are',
  },
  known: 'already there',
  elsewhere: 'The code “{{path}}” already has this name.',
  back: 'Back',
  add_one: 'Add {{number}} code',
  add_other: 'Add {{number}} codes',
  nothing: 'Nothing to add: close',
  remarks: 'Good to know',
  more_one: 'and {{number}} more',
  more_other: 'and {{number}} more',
  remark: {
    unnamed_one: '{{number}} code without a name: ignored; those under it move up.',
    unnamed_other: '{{number}} codes without a name: ignored; those under them move up.',
    twice_one:
      '{{number}} code is listed several times in the same place: added once, with all its definitions.',
    twice_other:
      '{{number}} codes are listed several times in the same place: added once, with all their definitions.',
    cut_name_one: '{{number}} name is too long: shortened, and kept whole in the definition.',
    cut_name_other: '{{number}} names are too long: shortened, and kept whole in the definition.',
    cut_definition_one: '{{number}} definition has more than 20,000 characters: shortened.',
    cut_definition_other: '{{number}} definitions have more than 20,000 characters: shortened.',
    made_one: '{{number}} code is made because others stand under it:',
    made_other: '{{number}} codes are made because others stand under them:',
    no_parent_one: '{{number}} code whose parent is not in the file: placed under no code.',
    no_parent_other: '{{number}} codes whose parent is not in the file: placed under no code.',
    several_parents_one:
      '{{number}} code whose parent has the same name as other codes: placed under the nearest above, otherwise the first.',
    several_parents_other:
      '{{number}} codes whose parent has the same name as other codes: placed under the nearest above, otherwise the first.',
    folders_one: '{{number}} category that the other program does not code with: becomes a code.',
    folders_other: '{{number}} categories that the other program does not code with: become codes.',
    sets_one: '{{number}} group of codes (set) not taken: a code has one place here.',
    sets_other: '{{number}} groups of codes (sets) not taken: a code has one place here.',
    columns_one: '{{number}} column ignored:',
    columns_other: '{{number}} columns ignored:',
    rows_one: '{{number}} row without the name of a code: ignored.',
    rows_other: '{{number}} rows without the name of a code: ignored.',
    encoding_one: 'The file does not state its encoding and was read as Windows-1252. Check the accents.',
    encoding_other: 'The file does not state its encoding and was read as Windows-1252. Check the accents.',
  },
  refusal: {
    empty: 'There is nothing to read: the file or the text is empty.',
    too_large: 'The file is larger than {{megabytes}} MB. Export only the codebook, without the documents.',
    too_much: 'The file contains much more than a codebook. Export only the codes, then try again.',
    macros: 'This workbook may contain macros, so Sonde did not open it. Save it as .xlsx without macros.',
    old_office:
      'The file is in an old Excel format (.xls) or protected by a password. Save it as .xlsx, without a password.',
    other_document:
      'Sonde cannot take codes from this kind of document. Copy the codes and paste them above, or export them as .qdc, .xlsx or .csv.',
    encoding: 'The text encoding is not recognised. Save the file as UTF-8.',
    archive_locked: 'The file is protected by a password. Save it without one.',
    broken: 'The file is damaged or incomplete. Export it again.',
    brokenAt: 'The XML in this file is damaged or incomplete, at line {{line}}. Export it again.',
    xml_entities:
      'The file declares XML entities, which a codebook does not need and which can be dangerous, so Sonde did not open it.',
    unknown_kind: 'Sonde does not recognise this file. The possible kinds are listed above.',
    no_codes: 'No codes were found. Check that this is a codebook.',
    no_codebook: 'This XML file contains no REFI-QDA codebook (element “CodeBook”).',
    too_many_codes: 'There are more than {{codes}} codes. Check that this is a codebook.',
    took_too_long:
      'Reading took more than {{seconds}} seconds and was stopped. If your computer is busy with other work, try again later; otherwise, split the codes into several files.',
    failed: 'The file could not be read; it may have changed since you chose it. Try again.',
  },
}
