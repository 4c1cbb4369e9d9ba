/** The names that a reply gives its fields. */
export interface FieldNames {
  people: string
  id: string
  who: string
  items: string
  itemId: string
  item: string
  stem: string
  options: string
  code: string
  label: string
  answers: string
  answer: string
  words: string
}

export const ENGLISH: FieldNames = {
  people: 'respondents',
  id: 'id',
  who: 'respondent_id',
  items: 'questions',
  itemId: 'id',
  item: 'question_id',
  stem: 'text',
  options: 'options',
  code: 'code',
  label: 'label',
  answers: 'answers',
  answer: 'answer',
  words: 'text_answer',
}

export const FRENCH: FieldNames = {
  people: 'repondants',
  id: 'identifiant',
  who: 'repondant',
  items: 'questions',
  itemId: 'code',
  item: 'question',
  stem: 'intitule',
  options: 'modalites',
  code: 'valeur',
  label: 'libelle',
  answers: 'reponses',
  answer: 'reponse',
  words: 'verbatim',
}

export const SHORT: FieldNames = {
  people: 'personas',
  id: 'pid',
  who: 'pid',
  items: 'items',
  itemId: 'qid',
  item: 'qid',
  stem: 'stem',
  options: 'choices',
  code: 'k',
  label: 'v',
  answers: 'data',
  answer: 'value',
  words: 'free_text',
}

export const UNUSUAL: FieldNames = {
  people: 'agents',
  id: 'ref',
  who: 'agent',
  items: 'instrument',
  itemId: 'ref',
  item: 'field',
  stem: 'wording',
  options: 'levels',
  code: 'lvl',
  label: 'txt',
  answers: 'outputs',
  answer: 'out',
  words: 'utterance',
}

export const TEXTUAL: FieldNames = { ...ENGLISH, answer: 'text', stem: 'question', answers: 'responses' }
