import { repair } from './exchange/repair.ts'

export const exchange = {
  import: {
    open: 'Importer…',
    title: 'Importer un questionnaire',
    file: 'Fichier à importer',
    choose: 'Choisir un fichier…',
    drop: 'ou le déposer ici',
    kinds:
      'Fichier Sonde, Word (.docx), Excel (.xlsx, XLSForm compris), CSV ou TSV, LimeSurvey (.lss, .lsg, .lsa ou .txt), Qualtrics (.qsf ou .txt), SurveyJS (.json), texte ou Markdown.',
    paste: 'Ou coller un texte',
    pasteHow: 'Numérotez les questions ; sous chacune, écrivez une modalité par ligne, précédée d’un tiret.',
    pasteExample: '1. Comment allez-vous au travail ?\n- À pied\n- À vélo\n2. Que changeriez-vous ?',
    preview: 'Voir le résultat',
  },
  reading: {
    file: 'Lecture de « {{name}} »…',
    text: 'Lecture du texte…',
    elements_one: '{{number}} élément lu',
    elements_other: '{{number}} éléments lus',
    questions_one: '{{number}} question trouvée',
    questions_other: '{{number}} questions trouvées',
    stop: 'Arrêter la lecture',
  },
  preview: {
    items_one: '{{count}} question',
    items_other: '{{count}} questions',
    versions_one: '{{count}} version',
    versions_other: '{{count}} versions',
    tags_one: 'étiquette : {{tags}}',
    tags_other: 'étiquettes : {{tags}}',
    allCame_one: 'L’unique question du fichier est reprise.',
    allCame_other: 'Les {{count}} questions du fichier sont reprises.',
    someCame_one: 'L’unique question du fichier n’est pas reprise ; voir la liste ci-dessous.',
    someCame_other: 'Questions du fichier reprises : {{came}} sur {{count}}. Les autres figurent ci-dessous.',
    linesAll_one: 'Une question a été comptée ; elle est reprise.',
    linesAll_other: 'Environ {{count}} questions ont été comptées ; toutes sont reprises.',
    linesSome_one: 'Une question a été comptée ; elle n’est pas reprise, voir la liste ci-dessous.',
    linesSome_other:
      'Environ {{count}} questions ont été comptées ; {{came}} sont reprises. Les autres figurent ci-dessous.',
    linesAllWithin:
      'Environ {{count}} questions ont été comptées ; aucune ne manque, mais certaines font partie d’une autre question.',
    linesSomeWithin:
      'Environ {{count}} questions ont été comptées ; {{came}} sont reprises, dont certaines au sein d’une autre. Les autres figurent ci-dessous.',
    optionsAll_one: 'Une modalité a été comptée ; elle est reprise.',
    optionsAll_other: 'Environ {{count}} modalités ont été comptées ; toutes sont reprises.',
    optionsSome_one: 'Une modalité a été comptée ; elle n’est pas reprise, voir la liste ci-dessous.',
    optionsSome_other:
      'Environ {{count}} modalités ont été comptées ; {{came}} sont reprises. Les autres figurent ci-dessous.',
    language: 'Langue à reprendre',
    inLanguage_one: '{{language}} ({{count}} question)',
    inLanguage_other: '{{language}} ({{count}} questions)',
    mainLanguage: 'Langue principale',
    names: 'Les afficher',
    notes: 'Ce qui change',
    noNotes: 'Tout est repris tel quel.',
    willBe: 'Questions à créer',
    open: 'Question ouverte',
    noStem: 'Sans énoncé',
    more_one: 'et {{count}} autre question',
    more_other: 'et {{count}} autres questions',
    at_one: '(question {{items}})',
    at_other: '(questions {{items}})',
    others_one: 'et {{count}} autre',
    others_other: 'et {{count}} autres',
    quoted: '« {{name}} »',
    back: 'Retour',
    import: 'Importer',
  },
  repair,
  paste: {
    title: 'Coller des questions',
    found_one: '{{count}} question trouvée dans le texte du presse-papiers',
    found_other: '{{count}} questions trouvées dans le texte du presse-papiers',
    add_one: 'Ajouter {{count}} question',
    add_other: 'Ajouter {{count}} questions',
  },
  kind: {
    text: 'Texte',
    table: 'Tableau',
    limesurvey: 'Questionnaire LimeSurvey',
    docx: 'Document Word',
    xlsform: 'XLSForm',
    qualtrics: 'Questionnaire Qualtrics',
    surveyjs: 'Questionnaire SurveyJS',
    sonde: 'Fichier Sonde',
  },
  note: {
    multiple: 'Question à choix multiple : elle devient une question à choix unique.',
    boxes:
      'Cases (comme ☐) devant les modalités, sans rien qui dise combien peuvent être cochées : question à choix unique. Si plusieurs peuvent l’être, faites une question de chaque modalité.',
    rating: 'Échelle : ses échelons deviennent des modalités.',
    matrix: 'Grille : chaque ligne devient une question, les colonnes ses modalités.',
    ranking: 'Classement : il devient une question à choix unique.',
    to_open: 'Réponse numérique, date ou format imposé : la question devient ouverte.',
    fields: 'Plusieurs champs : chacun devient une question ouverte.',
    yes_no: 'Réponses implicites dans le fichier : elles deviennent des modalités.',
    lost: 'Questions présentes dans le fichier, mais non reprises ; à ajouter à la main :',
    option_lost:
      'Modalités présentes dans le fichier, mais dans aucune des questions créées ; à ajouter à la main :',
    options_lost: 'Moins de modalités que dans le fichier : à vérifier.',
    dropped: 'Sans équivalent dans Sonde : non repris.',
    switched_off: 'Désactivé dans le fichier : non repris.',
    head_list:
      'Liste placée avant la première question : conservée dans le contexte. S’il s’agit de modalités, créez la question correspondante.',
    branching: 'Filtre (condition d’affichage) non repris : la question est posée à tous.',
    cascade: 'Liste qui dépend d’une réponse précédente : toutes ses modalités sont proposées à tous.',
    name_changed:
      'Nom de variable déjà pris ou trop long : il n’est pas repris, l’export en donne un nouveau.',
    codes_changed:
      'Codes de modalités répétés ou trop longs : ils ne sont pas repris, l’export en donne de nouveaux.',
    codes_apart: 'Codes écrits avec les modalités : retirés du texte, conservés pour l’export.',
    form_id:
      'Identifiant et version du formulaire non repris : l’export XLSForm donne les siens, pour ne pas remplacer le formulaire d’origine sur un serveur.',
    other: 'Modalité avec champ libre (« Autre, précisez ») : conservée comme simple modalité.',
    comment: 'Champ de commentaire associé à la question : non repris.',
    media: 'Images, sons ou vidéos : non repris.',
    piped: 'Rappel d’une réponse précédente : laissé tel quel dans le texte, à reformuler.',
    outside_flow:
      'Bloc conservé dans le fichier mais jamais montré aux répondants : ses questions viennent en dernier.',
    repeat: 'Groupe répété : repris une seule fois.',
    no_options: 'Le fichier ne donne pas de modalités : à compléter.',
    options_elsewhere: 'Modalités définies hors de ce fichier : à compléter.',
    rules: 'Réponse obligatoire ou contrôlée : la règle n’est pas reprise.',
    random: 'Ordre aléatoire : l’ordre du fichier est conservé.',
    languages: 'Plusieurs langues : seule celle choisie ci-dessus est reprise.',
    columns: 'Colonnes non reprises :',
    sheets: 'Feuilles sans colonne de questions, non reprises :',
    encoding: 'Encodage non précisé, lu comme Windows-1252 : vérifiez les accents.',
    unsafe_keys: 'Des noms de propriété suspects du fichier ont été ignorés.',
    unknown_parts: 'Parties du fichier inconnues de cette version de Sonde, non reprises :',
    cut_questions:
      'Plus de {{questions}} questions : seules les {{questions}} premières sont reprises. Total :',
    cut_options: 'Plus de {{options}} modalités : seules les {{options}} premières sont reprises.',
    cut_text: 'Texte de plus de {{fieldCharacters}} caractères : tronqué.',
  },
  minor: {
    calculated_one: '{{number}} calcul non repris.',
    calculated_other: '{{number}} calculs non repris.',
    unasked_one: '{{number}} champ que le formulaire remplit automatiquement, non repris.',
    unasked_other: '{{number}} champs que le formulaire remplit automatiquement, non repris.',
    formula_one: '{{number}} formule : son texte est repris, rien n’est calculé.',
    formula_other: '{{number}} formules : leur texte est repris, rien n’est calculé.',
    text_dropped_one: '{{number}} texte qui n’est pas une question, non repris.',
    text_dropped_other: '{{number}} textes qui ne sont pas des questions, non repris.',
  },
  refusal: {
    empty:
      'Le fichier est vide. Choisissez-en un autre, ou enregistrez-le de nouveau dans le programme d’origine.',
    too_large:
      'Le fichier ou le texte collé dépasse {{megabytes}} Mo : rien n’a été importé. Retirez-en les images, ou répartissez les questions dans plusieurs fichiers.',
    macros:
      'Le fichier peut contenir des macros : il n’a pas été ouvert. Enregistrez-le en .docx ou .xlsx, sans macros.',
    old_office:
      'Ancien format d’Office (.doc, .xls), ou fichier protégé par un mot de passe. Ouvrez-le dans Word, Excel ou LibreOffice, choisissez « Enregistrer sous » et le type .docx ou .xlsx, sans mot de passe, puis importez ce fichier.',
    other_document:
      'Sonde ne lit ni les fichiers PDF, RTF ou OpenDocument (.odt, .ods), ni les pages web. Copiez les questions et collez-les dans le champ ci-dessus, ou enregistrez le fichier au format .docx (ou .xlsx pour un tableau), puis importez-le.',
    encoding:
      'L’encodage du texte n’est pas reconnu. Enregistrez le fichier en UTF-8, puis importez-le de nouveau.',
    unpacks_too_large:
      'Une fois décompressé, le contenu de ce fichier dépasse {{unpackedMegabytes}} Mo : rien n’a été importé. Copiez les questions seules dans un nouveau document.',
    too_many_parts:
      'L’archive contient plus de {{parts}} fichiers : rien n’a été importé. Copiez les questions seules dans un nouveau document.',
    too_many_nodes:
      'Le document contient plus de {{nodes}} passages de texte, cellules ou mises en forme : rien n’a été importé. Copiez les questions seules dans un nouveau document, sans mise en forme.',
    too_many_values:
      'Le fichier JSON contient plus de {{values}} valeurs : rien n’a été importé. Retirez-en ce qui est inutile (langues, anciennes versions), ou exportez le questionnaire en plusieurs parties.',
    too_many_languages:
      'Un texte de ce fichier SurveyJS existe en plus de {{languages}} langues : rien n’a été importé. Retirez les langues inutiles, puis recommencez.',
    too_many_cells:
      'Les tableaux de ce fichier dépassent {{cells}} cellules : rien n’a été importé. Supprimez les lignes et les colonnes inutiles, puis recommencez.',
    cell_too_long:
      'Une cellule dépasse {{cellCharacters}} caractères : rien n’a été importé. Un guillemet qui n’est pas refermé peut en être la cause : vérifiez le fichier, puis recommencez.',
    too_many_lines:
      'Le texte dépasse {{lines}} lignes : rien n’a été importé. Copiez les questions seules dans un nouveau document.',
    too_much_text:
      'Le texte dépasse {{characters}} caractères : rien n’a été importé. Copiez les questions seules dans un nouveau document.',
    too_many_questions:
      'Le fichier contient plus de {{counted}} questions : rien n’a été importé. Un questionnaire en contient {{questions}} au plus : répartissez-les dans plusieurs fichiers.',
    too_many_options:
      'Les questions totalisent plus de {{allOptions}} modalités : rien n’a été importé. Raccourcissez les listes de modalités, ou répartissez les questions dans plusieurs fichiers.',
    survey_too_long:
      'Les textes des questions totalisent plus de {{surveyCharacters}} caractères : rien n’a été importé. Raccourcissez-les, ou répartissez les questions dans plusieurs fichiers.',
    sonde_too_large:
      'Ce fichier Sonde dépasse ce qu’un import peut contenir : {{questions}} questions, {{options}} modalités par question et {{allOptions}} en tout, {{surveyCharacters}} caractères, {{versions}} versions. Rien n’a été importé. Dans Sonde, répartissez les questions dans plusieurs questionnaires, puis exportez-les.',
    archive_broken: 'Le fichier est endommagé ou incomplet. Exportez-le de nouveau.',
    archive_locked: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
    archive_paths:
      'L’archive contient des chemins qui sortent de son dossier : par sécurité, elle n’a pas été ouverte. Exportez de nouveau le questionnaire depuis le programme d’origine.',
    xml_entities:
      'Le fichier déclare des entités XML, inutiles ici et dangereuses : par sécurité, il n’a pas été ouvert. Exportez de nouveau le questionnaire depuis le programme d’origine.',
    xml_broken: 'Le contenu XML du fichier est endommagé. Exportez-le de nouveau.',
    json_broken: 'Le contenu JSON du fichier est incomplet ou endommagé. Exportez-le de nouveau.',
    too_deep:
      'Le fichier contient plus de {{depth}} niveaux imbriqués : rien n’a été importé. Exportez-le de nouveau depuis le programme d’origine.',
    unknown_kind:
      'Sonde ne reconnaît pas ce format. Consultez la liste ci-dessus ; depuis LimeSurvey, exportez la structure du questionnaire (.lss) ; depuis un tableur, si ce n’est pas un XLSForm, gardez une seule feuille, dont les colonnes s’appellent « Question » et « Réponses ».',
    no_questions:
      'Aucune question n’a été trouvée. Vérifiez que c’est bien le questionnaire. Dans un texte, écrivez chaque question sur une ligne, et ses réponses en dessous.',
    newer_sonde: 'Ce fichier vient d’une version plus récente de Sonde. Mettez Sonde à jour pour l’importer.',
    sonde_broken:
      'Ce fichier Sonde a été modifié ou endommagé : rien n’a été importé. Exportez-le de nouveau depuis Sonde.',
    took_too_long:
      'La lecture a duré plus de {{seconds}} secondes : elle a été arrêtée, et rien n’a été importé. Si votre ordinateur est très occupé, réessayez plus tard ; sinon, répartissez les questions dans plusieurs fichiers plus courts.',
    failed:
      'Le fichier n’a pas pu être lu : erreur de Sonde, ou fichier modifié depuis que vous l’avez choisi. Réessayez.',
  },
  export: {
    open: 'Exporter',
    title: 'Exporter le questionnaire',
    sonde: 'Fichier Sonde, avec ses versions',
    docx: 'Word (.docx)',
    text: 'Texte',
    lss: 'LimeSurvey (.lss)',
    limesurvey: 'LimeSurvey (texte tabulé, .txt)',
    qualtrics: 'Qualtrics (.txt)',
    xlsform: 'XLSForm (.xlsx)',
    surveyjs: 'SurveyJS (.json)',
    leftOut: {
      names:
        'Les noms de variables de ce questionnaire ne sont pas dans le fichier. Le fichier Sonde et ceux pour LimeSurvey, Qualtrics, XLSForm et SurveyJS les contiennent.',
      codes:
        'Les codes des modalités ne sont pas dans le fichier. Le fichier Sonde et ceux pour LimeSurvey, Qualtrics, XLSForm et SurveyJS les contiennent.',
      both: 'Les noms de variables et les codes des modalités ne sont pas dans le fichier. Le fichier Sonde et ceux pour LimeSurvey, Qualtrics, XLSForm et SurveyJS les contiennent.',
    },
    changed:
      'Le fichier contient d’autres noms de variables ou d’autres codes que ceux que vous avez donnés.',
    reserved: '{{given}} → {{written}} ({{given}} est réservé à une autre colonne)',
    changedItem: 'Question {{number}} : {{changes}}.',
    changedMore_one: '{{count}} autre question est modifiée.',
    changedMore_other: '{{count}} autres questions sont modifiées.',
    request: 'Requête au service (.json)',
  },
}
