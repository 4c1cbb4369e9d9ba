import type * as french from '../../fr/desk/recipe.ts'

export const recipe: typeof french.recipe = {
  tab: 'Recipe',
  text: 'Text of the recipe',
  textHelp:
    'A reading recipe is JSON text in which places are JSONPath expressions. Nothing changes until you press “Apply”.',
  apply: 'Apply',
  discard: 'Discard changes',
  broken: 'This text cannot be read:',
  at: '{{path}}: {{message}}',
  line: 'Line {{line}}, character {{column}}',
  whole: 'The whole recipe',
  detail: 'Details',
  why: {
    not_a_recipe:
      'this is not a reading recipe of Sonde. Choose a file that Sonde exported, in which the field “format” is “sonde-recipe”.',
    newer: 'a newer version of Sonde wrote this recipe. Update Sonde.',
    too_long: 'this is too long to be a reading recipe.',
    not_json: 'from here on, this is not valid JSON. Check the quotation marks, commas, brackets and braces.',
    wrong_kind:
      'something is missing here, or the value is of the wrong type. Compare it with a file that Sonde exported.',
    wrong_value: 'this value is not possible here. Compare it with a file that Sonde exported.',
    too_much: 'there is more here than a recipe may hold.',
    no_path: 'a place must begin with $ or @.',
    broken_path: 'this place is not written correctly. Check the dots, brackets and quotation marks.',
    broken_path_at:
      'this place is not written correctly from character {{column}} on. Check the dots, brackets and quotation marks.',
  },
  export: 'Export',
  import: 'Import…',
  fileName: 'reading-recipe',
  imported: 'Recipe loaded. It is used as soon as you save it.',
  nothingToExport: 'There is no recipe to export yet.',
  tooLarge: 'This file is too large to be a reading recipe.',
  unreadable: 'This file cannot be read.',
  remove: 'Remove the recipe',
  removeTitle: 'Remove the reading recipe of {{name}}?',
  removeText:
    'The next replies will be read without it. What has been read stays as it is until you have it read again.',
  removed: 'The reading recipe was removed.',
  none: 'No reading recipe: Sonde reads the replies from this service automatically.',
  notYet: 'This recipe is not saved yet: until then, Sonde reads the replies without it.',
  stored: 'Recipe saved {{at}}, revision {{revision}}.',
  changed: 'Changes not saved.',
  problems: 'To fix in the recipe',
  repeated: 'Names that appear more than once',
  repeatedText:
    'In one place of this reply, these names appear more than once. Only the last value is read; the tree shows all of them.',
  problem: {
    broken_path:
      'This place is not written correctly. Correct it in the text of the recipe, or show Sonde the value again.',
    selects_nothing: 'This place selects nothing in this reply. Show Sonde the value again.',
    too_many: 'This place selects too many values.',
    unequal_lengths: 'There are not as many values as personas.',
    no_personas: 'No persona is selected.',
  },
  part: {
    results: 'Results',
    createdSurveyId: 'ID of the survey created',
    createdSessionId: 'ID of the focus group created',
    status: 'Status',
    progress: 'Progress',
    transcript: 'Transcript',
    profiles: 'Participants',
    surveys: 'List of surveys',
    sessions: 'List of focus groups',
    refusals: 'Rejections',
  },
}

export const save: typeof french.save = {
  use: 'Use from now on with {{name}}',
  saved: 'Saved: the next replies from {{name}} will be read this way.',
  upToDate: 'Nothing new to save.',
  trying: 'Trying the recipe…',
  savedUnfit:
    'Saved. This recipe does not fit the reply on this desk: Sonde goes on reading such replies without it.',
  here: 'in this reply',
  inRun: 'in the newest run, “{{title}}”',
  reads_one: 'With this recipe, {{number}} answer is recognised {{where}}; until now, {{before}}.',
  reads_other: 'With this recipe, {{number}} answers are recognised {{where}}; until now, {{before}}.',
  unfit_one:
    'This recipe finds too little {{where}} and would not be used there. Without it, {{number}} answer is recognised; until now, {{before}}.',
  unfit_other:
    'This recipe finds too little {{where}} and would not be used there. Without it, {{number}} answers are recognised; until now, {{before}}.',
  unfitHere_one:
    'This recipe finds too little {{where}} (answers recognised: {{own}}) and would not be used. Without it, {{number}} answer is recognised; until now, {{before}}.',
  unfitHere_other:
    'This recipe finds too little {{where}} (answers recognised: {{own}}) and would not be used. Without it, {{number}} answers are recognised; until now, {{before}}.',
  nothingOfAnswers_one: 'Until now, {{number}} answer was recognised {{where}}; with this recipe, none is.',
  nothingOfAnswers_other:
    'Until now, {{number}} answers were recognised {{where}}; with this recipe, none is.',
  fewer_one: 'Of {{before}} answers that were recognised {{where}}, {{number}} still would be.',
  fewer_other: 'Of {{before}} answers that were recognised {{where}}, {{number}} still would be.',
  fewerItems_one: 'Answers to {{number}} item would be recognised {{where}}; until now, to {{before}} items.',
  fewerItems_other:
    'Answers to {{number}} items would be recognised {{where}}; until now, to {{before}} items.',
  nothingOfValues_one: 'Until now, {{number}} value was found {{where}}; with this recipe, none is.',
  nothingOfValues_other: 'Until now, {{number}} values were found {{where}}; with this recipe, none is.',
  fewerValues_one: 'Of {{before}} values that were found {{where}}, {{number}} still would be.',
  fewerValues_other: 'Of {{before}} values that were found {{where}}, {{number}} still would be.',
  anywayTitle: 'Use this recipe all the same?',
  anyway: 'Use it all the same',
  anywayText:
    'What has been read stays as it is until you have it read again. You can save another recipe at any time.',
  conflict: 'Another reading recipe was saved for {{name}} in the meantime, probably in another window.',
  takeTheirs: 'Load that recipe',
  keepMine: 'Save mine instead',
}
