export const books = {
  title: 'Codes d’un fichier ou d’un texte',
  file: 'Fichier',
  choose: 'Choisir un fichier…',
  drop: 'ou déposez-le ici',
  kinds:
    'Grille de codage REFI-QDA (.qdc) de NVivo, ATLAS.ti, MAXQDA, QualCoder, Dedoose ou Taguette, projet .qdpx, tableau .xlsx ou .csv, texte .txt',
  paste: 'Ou collez vos codes',
  pasteHow:
    'Un code par ligne. Une ligne en retrait est placée sous la précédente ; une définition suit un deux-points ou une tabulation.',
  pasteExample: 'Prix : tout ce qui est dit du coût\n    Tarifs jugés trop élevés\n    Gratuité\nPonctualité',
  preview: 'Prévisualiser',
  readingText: 'Lecture du texte…',
  readingFile: 'Lecture de « {{name}} »…',
  found: {
    text: 'Texte collé',
    codes_one: '{{number}} code',
    codes_other: '{{number}} codes',
    fresh_one: '{{number}} à ajouter',
    fresh_other: '{{number}} à ajouter',
    known_one: '{{number}} figure déjà dans cette grille et reste inchangé',
    known_other: '{{number}} figurent déjà dans cette grille et restent inchangés',
  },
  known: 'figure déjà',
  elsewhere: 'Le code « {{path}} » porte déjà ce nom.',
  back: 'Retour',
  add_one: 'Ajouter {{number}} code',
  add_other: 'Ajouter {{number}} codes',
  nothing: 'Rien à ajouter : fermer',
  remarks: 'À savoir',
  more_one: 'et {{number}} autre',
  more_other: 'et {{number}} autres',
  remark: {
    unnamed_one: '{{number}} code sans nom : ignoré ; ceux placés sous lui remontent.',
    unnamed_other: '{{number}} codes sans nom : ignorés ; ceux placés sous eux remontent.',
    twice_one:
      '{{number}} code figure plusieurs fois au même endroit : ajouté une fois, avec toutes ses définitions.',
    twice_other:
      '{{number}} codes figurent plusieurs fois au même endroit : ajoutés une fois, avec toutes leurs définitions.',
    cut_name_one: '{{number}} nom trop long : raccourci, et gardé en entier dans la définition.',
    cut_name_other: '{{number}} noms trop longs : raccourcis, et gardés en entier dans la définition.',
    cut_definition_one: '{{number}} définition de plus de 20 000 caractères : raccourcie.',
    cut_definition_other: '{{number}} définitions de plus de 20 000 caractères : raccourcies.',
    made_one: '{{number}} code créé parce que d’autres sont placés sous lui :',
    made_other: '{{number}} codes créés parce que d’autres sont placés sous eux :',
    no_parent_one: '{{number}} code dont le parent ne figure pas dans le fichier : placé sous aucun code.',
    no_parent_other:
      '{{number}} codes dont le parent ne figure pas dans le fichier : placés sous aucun code.',
    several_parents_one:
      '{{number}} code dont le parent porte le même nom que d’autres codes : placé sous le plus proche au-dessus, sinon sous le premier.',
    several_parents_other:
      '{{number}} codes dont le parent porte le même nom que d’autres codes : placés sous le plus proche au-dessus, sinon sous le premier.',
    folders_one: '{{number}} catégorie qui ne sert pas à coder dans l’autre logiciel : devient un code.',
    folders_other:
      '{{number}} catégories qui ne servent pas à coder dans l’autre logiciel : deviennent des codes.',
    sets_one: '{{number}} groupe de codes (set) non repris : un code n’a ici qu’une place.',
    sets_other: '{{number}} groupes de codes (sets) non repris : un code n’a ici qu’une place.',
    columns_one: '{{number}} colonne ignorée :',
    columns_other: '{{number}} colonnes ignorées :',
    rows_one: '{{number}} ligne sans nom de code : ignorée.',
    rows_other: '{{number}} lignes sans nom de code : ignorées.',
    encoding_one:
      'Le fichier n’indique pas son encodage ; il a été lu comme Windows-1252. Vérifiez les accents.',
    encoding_other:
      'Le fichier n’indique pas son encodage ; il a été lu comme Windows-1252. Vérifiez les accents.',
  },
  refusal: {
    empty: 'Il n’y a rien à lire : le fichier ou le texte est vide.',
    too_large:
      'Le fichier dépasse {{megabytes}} Mo. Exportez seulement la grille de codage, sans les documents.',
    too_much:
      'Le fichier contient bien plus qu’une grille de codage. Exportez seulement les codes, puis réessayez.',
    macros:
      'Ce classeur peut contenir des macros, Sonde ne l’a pas ouvert. Enregistrez-le en .xlsx sans macros.',
    old_office:
      'Le fichier est dans un ancien format d’Excel (.xls) ou protégé par un mot de passe. Enregistrez-le en .xlsx, sans mot de passe.',
    other_document:
      'Sonde ne lit pas de codes dans ce type de document. Copiez-y les codes et collez-les ci-dessus, ou exportez-les en .qdc, .xlsx ou .csv.',
    encoding: 'L’encodage du texte n’est pas reconnu. Enregistrez le fichier en UTF-8.',
    archive_locked: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
    broken: 'Le fichier est endommagé ou incomplet. Exportez-le à nouveau.',
    brokenAt: 'Le XML de ce fichier est endommagé ou incomplet, à la ligne {{line}}. Exportez-le à nouveau.',
    xml_entities:
      'Le fichier déclare des entités XML, dont une grille de codage n’a pas besoin et qui peuvent être dangereuses : Sonde ne l’a pas ouvert.',
    unknown_kind: 'Sonde ne reconnaît pas ce fichier. Les types possibles figurent ci-dessus.',
    no_codes: 'Aucun code n’a été trouvé. Vérifiez qu’il s’agit bien d’une grille de codage.',
    no_codebook: 'Ce fichier XML ne contient pas de grille de codage REFI-QDA (élément « CodeBook »).',
    too_many_codes: 'Il y a plus de {{codes}} codes. Vérifiez qu’il s’agit bien d’une grille de codage.',
    took_too_long:
      'La lecture a duré plus de {{seconds}} secondes et a été arrêtée. Si votre ordinateur est très occupé, réessayez plus tard ; sinon, répartissez les codes dans plusieurs fichiers.',
    failed: 'Le fichier n’a pas pu être lu : il a peut-être changé depuis que vous l’avez choisi. Réessayez.',
  },
}
