/** Counts of coded passages as tables: of several focus groups, and what leaves the page of them. */
export const counts = {
  title: 'Codes par groupe',
  door: 'Comparer avec d’autres groupes…',
  command: 'Groupes de discussion : comparer les codes',
  groups: 'Groupes comparés',
  groupsHint: 'Codes identiques : même nom, sous des codes de mêmes noms',
  measure: 'Compter',
  measures: { passages: 'Passages', participants: 'Participants' },
  caption: {
    passages:
      'Nombre de passages de participants synthétiques, et non de personnes : ni parts, ni tests statistiques. Un code compte aussi les passages des codes placés sous lui, chacun une fois.',
    participants:
      'Nombre de participants synthétiques de chaque groupe, animateur exclu, dont un passage porte le code ou un code placé sous lui : ni parts, ni tests statistiques.',
  },
  unsaved:
    'Vos codes et passages n’ont pas pu être enregistrés et manqueraient dans la comparaison. Réessayez une fois l’enregistrement fait.',
  absent: 'code absent de la grille de codage de ce groupe',
  unknown: 'inconnu : la transcription ne nomme pas tous les participants',
  legend: '{{sign}} : {{words}}',
  code: 'Code',
  under: '(sous « {{name}} »)',
  show: '{{count}} : afficher les passages « {{code}} » du groupe « {{group}} »',
  open: 'Ouvrir le groupe « {{group}} »',
  scroll: 'Tableau des codes par groupe',
  lost_one: '« {{group}} » : {{number}} passage codé introuvable dans la transcription, non compté',
  lost_other: '« {{group}} » : {{number}} passages codés introuvables dans la transcription, non comptés',
  unreadable: '« {{group}} » : codes ou transcription illisibles, groupe absent de la comparaison',
  choose: 'Choisissez au moins un groupe.',
  another: 'Choisissez un autre groupe pour comparer.',
  none: {
    title: 'Aucun code à comparer',
    text: 'Codez la transcription d’un groupe de discussion ; ses codes apparaîtront ici à côté de ceux des autres groupes.',
    action: 'Groupes de discussion',
  },
  table: {
    copy: 'Copier le tableau',
    copied: 'Tableau copié',
    notCopied: 'Le tableau n’a pas pu être copié dans le presse-papiers.',
    csv: 'Exporter (CSV)',
    xlsx: 'Exporter (XLSX)',
    notes: 'remarques',
    passagesOf: '{{group}} : passages',
    participantsOf: '{{group}} : participants',
    source: '« {{group}} » : groupe de discussion, {{connection}}',
  },
  files: {
    byGroup: 'codes-par-groupe',
    bySpeaker: 'codes-par-intervenant',
    practice: 'entrainement',
    synthetic: 'synthetique',
  },
}
