import type { drawn as french } from '../fr/drawn.ts'

export const drawn: typeof french = {
  open: 'Who was drawn',
  title: 'Who was drawn',
  intro:
    'The personas of this run beside the adult population of France, by what the service says about each of them. Nothing is weighted: neither personas nor answers.',
  notTold: 'Not compared, because the service does not give them: {{names}}.',
  columns: {
    all: 'Personas',
    kept: 'Matching the filter',
    share: '%',
    shareSmall: '% †',
    census: 'Adults (census)',
    censusDensity: 'Population (INSEE)',
  },
  base: 'Base',
  ages: '{{min}}–{{max}}',
  agesFrom: '{{min}} or more',
  under: 'Under 18, outside the scope of these figures',
  unplaced: 'Matches no category:',
  notGiven: 'Not given',
  tooSmall:
    'On a base under {{least}} there are no percentages: one more persona would move them by several points.',
  small: '† Small base, fewer than 100. Treat the percentages with caution.',
  apart: 'Below the base, set apart: the personas in none of the compared categories, as counts.',
  sources: {
    age: 'INSEE, 2021 census, all of France, aged 18 or more; within a five-year band, each age is taken as equally frequent.',
    sex: 'INSEE, 2021 census (ages) and 2018 census (share of each sex at each age), all of France, aged 18 or more.',
    density:
      'INSEE, four-level grid of population density, 2016, population of all ages. INSEE rounds these shares; they add up to {{sum}}.',
    occupation:
      'INSEE, 2022 census, all of France, aged 18 or more; people aged 18–19 are counted as two fifths of those aged 15–19.',
  },
}
