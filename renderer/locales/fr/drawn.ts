/** Texts about who was drawn: the personas of a run compared with the census. */
export const drawn = {
  open: 'Qui a été tiré au sort',
  title: 'Qui a été tiré au sort',
  intro:
    'Les personas de cette passation à côté de la population adulte en France, d’après ce que le service indique de chacun. Rien n’est pondéré : ni les personas, ni les réponses.',
  notTold: 'Sans comparaison, car le service ne les indique pas : {{names}}.',
  columns: {
    all: 'Personas',
    kept: 'Retenus par le filtre',
    share: '%',
    shareSmall: '% †',
    census: 'Adultes (recensement)',
    censusDensity: 'Population (Insee)',
  },
  base: 'Base',
  ages: '{{min}}–{{max}}',
  agesFrom: '{{min}} et plus',
  under: 'Moins de 18 ans, hors du champ de ces chiffres',
  unplaced: 'Ne correspond à aucune catégorie :',
  notGiven: 'Non indiqué',
  tooSmall:
    'Avec une base inférieure à {{least}}, aucun pourcentage : un persona de plus le déplacerait de plusieurs points.',
  small: '† Base réduite, moins de 100. À lire avec prudence.',
  apart: 'Sous la base, en retrait : les personas qui ne sont dans aucune catégorie comparée, en effectifs.',
  sources: {
    age: 'Insee, recensement 2021, France entière, 18 ans et plus ; à l’intérieur d’une tranche de cinq ans, les âges sont supposés également nombreux.',
    sex: 'Insee, recensements 2021 (âges) et 2018 (part de chaque sexe à chaque âge), France entière, 18 ans et plus.',
    density:
      'Insee, grille communale de densité à quatre niveaux, 2016, population de tous âges. L’Insee arrondit ces parts : leur somme est de {{sum}}.',
    occupation:
      'Insee, recensement 2022, France entière, 18 ans et plus ; les 18-19 ans sont comptés pour deux cinquièmes des 15-19 ans.',
  },
}
