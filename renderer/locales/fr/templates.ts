export const templates = {
  open: 'Partir d’un modèle',
  example: 'Ouvrir un exemple',
  title: 'Nouveau questionnaire d’après un modèle',
  hint: 'Les passages entre crochets, comme [… le produit], sont à remplacer ; Sonde vous les rappelle avant le lancement.',
  common: 'Prétests courants',
  own: 'Vos modèles',
  ownNone:
    'Aucun pour l’instant. Dans un questionnaire, choisissez « Exporter », puis « Enregistrer comme modèle ».',
  untitled: 'Sans titre',
  items_one: '{{count}} question',
  items_other: '{{count}} questions',
  save: 'Enregistrer comme modèle',
  saved:
    '« {{title}} » a été enregistré comme modèle ; vous le trouverez sous « Partir d’un modèle » et, pour le modifier, dans les archives.',
  tag: 'modèle',
}
