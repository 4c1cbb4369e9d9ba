/** Texts of the recipe at the reading desk: its text, files, problems and saving. */
export const recipe = {
  tab: 'Règles',
  text: 'Texte des règles',
  textHelp:
    'Les règles de lecture forment un texte JSON ; les emplacements sont des expressions JSONPath. Rien n’est appliqué avant « Appliquer ».',
  apply: 'Appliquer',
  discard: 'Annuler les modifications',
  broken: 'Ce texte ne peut pas être lu :',
  at: '{{path}} : {{message}}',
  line: 'Ligne {{line}}, caractère {{column}}',
  whole: 'L’ensemble des règles',
  detail: 'Détails (en anglais)',
  why: {
    not_a_recipe:
      'ce ne sont pas des règles de lecture de Sonde. Choisissez un fichier exporté par Sonde, dont le champ « format » contient « sonde-recipe ».',
    newer: 'ces règles viennent d’une version plus récente de Sonde. Mettez Sonde à jour.',
    too_long: 'ce texte est trop long pour des règles de lecture.',
    not_json:
      'à partir d’ici, ce n’est plus du JSON valide. Vérifiez les guillemets, les virgules, les crochets et les accolades.',
    wrong_kind:
      'il manque quelque chose ici, ou la valeur n’est pas du bon type. Comparez avec un fichier exporté par Sonde.',
    wrong_value: 'cette valeur n’est pas possible ici. Comparez avec un fichier exporté par Sonde.',
    too_much: 'il y a ici plus d’éléments que des règles ne peuvent en contenir.',
    no_path: 'un emplacement doit commencer par $ ou @.',
    broken_path:
      'cet emplacement n’est pas écrit correctement. Vérifiez les points, les crochets et les guillemets.',
    broken_path_at:
      'cet emplacement n’est pas écrit correctement à partir du caractère {{column}}. Vérifiez les points, les crochets et les guillemets.',
  },
  export: 'Exporter',
  import: 'Importer…',
  fileName: 'regles-de-lecture',
  imported: 'Règles chargées. Elles serviront dès que vous les aurez enregistrées.',
  nothingToExport: 'Il n’y a pas encore de règles à exporter.',
  tooLarge: 'Ce fichier est trop grand pour contenir des règles de lecture.',
  unreadable: 'Ce fichier ne peut pas être lu.',
  remove: 'Retirer les règles',
  removeTitle: 'Retirer les règles de lecture de « {{name}} » ?',
  removeText:
    'Les prochaines réponses seront lues sans elles. Ce qui a déjà été lu reste tel quel tant que vous ne le faites pas lire de nouveau.',
  removed: 'Les règles de lecture ont été retirées.',
  none: 'Aucune règle de lecture : Sonde lit automatiquement les réponses de ce service.',
  notYet: 'Ces règles ne sont pas encore enregistrées : d’ici là, Sonde lit les réponses sans elles.',
  stored: 'Règles enregistrées {{at}}, révision {{revision}}.',
  changed: 'Modifications non enregistrées.',
  problems: 'À corriger dans les règles',
  repeated: 'Noms présents plusieurs fois',
  repeatedText:
    'À un même endroit de cette réponse, ces noms figurent plusieurs fois. Seule la dernière valeur est lue ; l’arborescence les montre toutes.',
  problem: {
    broken_path:
      'Cet emplacement est mal écrit. Corrigez-le dans le texte des règles, ou montrez de nouveau la valeur à Sonde.',
    selects_nothing:
      'Cet emplacement ne désigne rien dans cette réponse. Montrez de nouveau la valeur à Sonde.',
    too_many: 'Cet emplacement désigne trop de valeurs.',
    unequal_lengths: 'Le nombre de valeurs ne correspond pas au nombre de personas.',
    no_personas: 'Aucun persona n’est désigné.',
  },
  part: {
    results: 'Résultats',
    createdSurveyId: 'Identifiant du questionnaire créé',
    createdSessionId: 'Identifiant du groupe créé',
    status: 'État',
    progress: 'Avancement',
    transcript: 'Transcription',
    profiles: 'Participants',
    surveys: 'Liste des questionnaires',
    sessions: 'Liste des groupes',
    refusals: 'Refus',
  },
}

export const save = {
  use: 'Utiliser désormais avec « {{name}} »',
  saved: 'Enregistré : les prochaines réponses de « {{name}} » seront lues ainsi.',
  upToDate: 'Rien de nouveau à enregistrer.',
  trying: 'Essai des règles…',
  savedUnfit:
    'Enregistré. Ces règles ne conviennent pas à la réponse affichée : Sonde continue de lire de telles réponses sans elles.',
  here: 'dans cette réponse du service',
  inRun: 'dans la dernière passation, « {{title}} »',
  reads_one: 'Avec ces règles, {{number}} réponse de persona est reconnue {{where}} ; jusqu’ici, {{before}}.',
  reads_other:
    'Avec ces règles, {{number}} réponses de personas sont reconnues {{where}} ; jusqu’ici, {{before}}.',
  unfit_one:
    'Ces règles trouvent trop peu {{where}} et n’y serviraient pas. Sans elles, {{number}} réponse de persona est reconnue ; jusqu’ici, {{before}}.',
  unfit_other:
    'Ces règles trouvent trop peu {{where}} et n’y serviraient pas. Sans elles, {{number}} réponses de personas sont reconnues ; jusqu’ici, {{before}}.',
  unfitHere_one:
    'Ces règles trouvent trop peu {{where}} (réponses reconnues : {{own}}) et ne serviraient pas. Sans elles, {{number}} réponse de persona est reconnue ; jusqu’ici, {{before}}.',
  unfitHere_other:
    'Ces règles trouvent trop peu {{where}} (réponses reconnues : {{own}}) et ne serviraient pas. Sans elles, {{number}} réponses de personas sont reconnues ; jusqu’ici, {{before}}.',
  nothingOfAnswers_one:
    'Jusqu’ici, {{number}} réponse de persona était reconnue {{where}} ; avec ces règles, aucune ne l’est.',
  nothingOfAnswers_other:
    'Jusqu’ici, {{number}} réponses de personas étaient reconnues {{where}} ; avec ces règles, aucune ne l’est.',
  fewer_one: 'Sur {{before}} réponses reconnues {{where}}, {{number}} seule le serait encore.',
  fewer_other: 'Sur {{before}} réponses reconnues {{where}}, {{number}} le seraient encore.',
  fewerItems_one:
    'Des réponses à {{number}} question seraient reconnues {{where}} ; jusqu’ici, à {{before}} questions.',
  fewerItems_other:
    'Des réponses à {{number}} questions seraient reconnues {{where}} ; jusqu’ici, à {{before}} questions.',
  nothingOfValues_one:
    'Jusqu’ici, {{number}} valeur était trouvée {{where}} ; avec ces règles, aucune ne l’est.',
  nothingOfValues_other:
    'Jusqu’ici, {{number}} valeurs étaient trouvées {{where}} ; avec ces règles, aucune ne l’est.',
  fewerValues_one: 'Sur {{before}} valeurs trouvées {{where}}, {{number}} seule le serait encore.',
  fewerValues_other: 'Sur {{before}} valeurs trouvées {{where}}, {{number}} le seraient encore.',
  anywayTitle: 'Utiliser quand même ces règles ?',
  anyway: 'Utiliser quand même',
  anywayText:
    'Ce qui a déjà été lu reste tel quel tant que vous ne le faites pas lire de nouveau. Vous pouvez enregistrer d’autres règles à tout moment.',
  conflict:
    'D’autres règles de lecture ont été enregistrées entre-temps pour « {{name}} », sans doute dans une autre fenêtre.',
  takeTheirs: 'Charger ces règles',
  keepMine: 'Enregistrer les miennes à la place',
}
