// The shape of results is not published: these are the names, French and English, under which each part is looked for.

/** Names of a respondent's description nested in a row. */
export const PERSONA_NAMES = [
  'persona',
  'profil',
  'profile',
  'respondent',
  'repondant',
  'répondant',
  'participant',
  'personne',
]

/** Names of a reference to a respondent. A nested description may have the same name. */
export const RESPONDENT_ID_NAMES = [
  ...['persona', 'respondent', 'profil', 'profile', 'repondant', 'participant', 'personne'].flatMap(
    (name) => [`${name}_id`, `id_${name}`, `${name}Id`],
  ),
  ...PERSONA_NAMES,
]

export const ID_NAMES = ['id', 'uuid', '_id']

/** Names of lists of respondents next to the answers. */
export const RESPONDENT_LIST_NAMES = [
  'personas',
  'profils',
  'profiles',
  'respondents',
  'repondants',
  'répondants',
  'participants',
  'panel',
]

/** Names of references to an item: its text, its number or an id. */
export const QUESTION_NAMES = [
  'question',
  'question_text',
  'question_texte',
  'texte_question',
  'questionText',
  'item',
  'question_id',
  'id_question',
  'questionId',
  'question_index',
  'questionIndex',
  'index_question',
  'question_number',
  'numero_question',
  'question_numero',
  'question_no',
  'num_question',
  'question_position',
  'q',
]

/** Names that give an item's place only where no better reference does. */
export const NUMBER_NAMES = ['numero', 'number', 'index', 'position', 'ordre', 'order', 'rang', 'no']

/** Names of texts: of the item where there is an answer too, of the answer otherwise. */
export const TEXT_NAMES = [
  'texte',
  'text',
  'intitule',
  'intitulé',
  'title',
  'titre',
  'label',
  'libelle',
  'libellé',
  'stem',
]

export const ANSWER_NAMES = [
  'answer',
  'reponse',
  'réponse',
  'response',
  'answer_text',
  'reponse_texte',
  'texte_reponse',
  'value',
  'valeur',
  'choix',
  'choice',
  'selected',
  'selection',
  'selected_option',
  'option',
  'option_text',
  'option_texte',
  'verbatim',
  'content',
  'contenu',
]

export const OPTION_INDEX_NAMES = [
  'option_index',
  'optionIndex',
  'index_option',
  'choice_index',
  'choix_index',
  'answer_index',
  'reponse_index',
  'selected_index',
]

/** Names of lists or maps of answers. */
export const ANSWERS_NAMES = [
  'answers',
  'reponses',
  'réponses',
  'responses',
  'resultats',
  'résultats',
  'results',
  'replies',
  'verbatims',
]

/** Names of fields that usually surround answers and describe nobody. */
const META_NAMES: ReadonlySet<string> = new Set([
  ...[
    'id',
    'uuid',
    '_id',
    'survey_id',
    'surveyid',
    'titre',
    'title',
    'contexte',
    'context',
    'status',
    'statut',
    'state',
  ],
  ...[
    'progress',
    'progression',
    'avancement',
    'nb_personas',
    'nb_questions',
    'filtres',
    'filters',
    'count',
    'total',
  ],
  ...[
    'n',
    'limit',
    'offset',
    'page',
    'next',
    'previous',
    'has_more',
    'created_at',
    'updated_at',
    'launched_at',
  ],
  ...[
    'finished_at',
    'completed_at',
    'started_at',
    'duration',
    'date',
    'timestamp',
    'answered_at',
    'message',
    'detail',
  ],
  ...[
    'error',
    'type',
    'question_type',
    'kind',
    'options',
    'seed',
    'version',
    'completed',
    'answered',
    'nom',
    'name',
  ],
  ...['base', 'format', 'shape', 'done'],
])

/** Whether a field of a row is about the row rather than its respondent. */
export function isMeta(name: string): boolean {
  return META_NAMES.has(name.toLowerCase()) || /_(at|count|pct|percent|personas|message|id)$/i.test(name)
}

/** Names of the service's own list of the items, next to the answers. */
export const ECHO_NAMES = ['questions', 'items', 'questionnaire', 'columns']

/** Names of the list of a table's columns. */
export const COLUMNS_NAMES = ['columns', 'colonnes', 'header', 'headers', 'fields']

/** Fields that describe a person even where there is no second row to confirm it. */
export const DEMOGRAPHIC =
  /^(pr[eé]nom|nom|name|first_?name|last_?name|age|[aâ]ge|sexe?|genre|gender|densit[eé]s?|density|occupations?|profession|r[eé]gion|d[eé]partement|commune|ville|city|education|dipl[oô]me|revenu|income|description|bio)$/i
