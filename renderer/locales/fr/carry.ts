export const carry = {
  label: 'Décisions, notes et étiquettes d’une passation antérieure',
  offer_one:
    'Une passation antérieure (version {{version}}, {{date}}) comporte une décision, une note ou un indice écarté sur {{count}} question.',
  offer_other:
    'Une passation antérieure (version {{version}}, {{date}}) comporte des décisions, des notes ou des indices écartés sur {{count}} questions.',
  offerTags: 'Une passation antérieure (version {{version}}, {{date}}) comporte des étiquettes de réponses.',
  withTags: 'Les étiquettes définies dans cette passation seront reprises aussi.',
  changed_one: 'La question {{items}} a été modifiée depuis.',
  changed_other: 'Les questions {{items}} ont été modifiées depuis.',
  dropped_one: '{{count}} question n’est plus posée.',
  dropped_other: '{{count}} questions ne sont plus posées.',
  take: 'Tout reprendre ici',
  decline: 'Ne pas reprendre',
  taken: 'Reprise effectuée. « Annuler l’action » l’annule.',
  declined: 'Rien n’a été repris.',
}
