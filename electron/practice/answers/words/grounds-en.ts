import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Theme } from '../../speech/theme.ts'
import { frequencyEn } from './quantity-en.ts'

type Said = string | false | undefined

/** English sentences on the person's own life that suit a theme, true by the fact sheet. */
export function groundsEn(sheet: FactSheet, life: Life, theme: Theme): readonly string[] {
  const said = ownWaysEn(sheet, life, theme)
  // If a theme has few, sentences that are true of anybody are added.
  return said.length > 2 ? said : [...said, ...ofAnyone(sheet, life)]
}

/** Those of them that tell what the person does and has in this matter; none for some themes. */
export function ownWaysEn(sheet: FactSheet, life: Life, theme: Theme): readonly string[] {
  return ofTheme[theme](sheet, life).filter((text): text is string => typeof text === 'string')
}

/** Sentences about the person that suit any theme. */
function ofAnyone({ age, householdSize }: FactSheet, { job, place }: Life): readonly string[] {
  return [
    `I am ${job.en}, and that is how I see it.`,
    `I am ${job.en}, and I hear it around me.`,
    `I am speaking as someone of ${age}, not as an expert.`,
    `I live ${place.en}, and people here say the same.`,
    `I live ${place.en}, and that makes a difference.`,
    `At ${age}, ${age < 30 ? 'that is how I see it so far' : age < 60 ? 'I have seen it change' : 'I have seen it coming for years'}.`,
    householdSize > 1
      ? 'We talk about it at home now and then.'
      : 'I talk about it with friends now and then.',
  ]
}

const plural = (n: number, word: string, words = `${word}s`) => `${n} ${n === 1 ? word : words}`
const does = (what: string, perYear: number) =>
  perYear < 0.5 ? `I never ${what}.` : `I ${what} ${often(perYear)}.`
const often = (perYear: number) => frequencyEn(perYear)[0] ?? ''

const ofTheme: Readonly<Record<Theme, (sheet: FactSheet, life: Life) => readonly Said[]>> = {
  transport: (s) => [
    s.commuteMode === 'car' && `I drive ${s.commuteKm} km to work.`,
    s.commuteMode === 'transit' &&
      `It takes me ${s.commuteMinutes} minutes to get to work on public transport.`,
    s.commuteMode === 'bike' && `I cycle to work, ${s.commuteMinutes} minutes.`,
    s.commuteMode === 'walk' && `I walk to work.`,
    s.cars === 0 && `There is no car in our house.`,
    s.cars > 1 && `We have ${s.cars} cars at home.`,
    !s.licence && `I do not have a driving licence.`,
    does('use public transport', s.transitPerYear),
  ],
  food: (s) => [
    s.vegetarian ? `I do not eat meat.` : `I eat meat ${often(s.meatPerWeek * 52)}.`,
    s.childrenAtHome > 0 &&
      `With ${plural(s.childrenAtHome, 'child', 'children')} at home, we watch what we buy.`,
    s.householdSize === 1 && `Cooking just for me is soon done.`,
    does('eat out', s.restaurantPerYear),
    s.garden && `I grow a few vegetables.`,
  ],
  money: (s) => [
    `On ${Math.round(s.income / 50) * 50} euros a month, I have to count.`,
    s.householdSize > 2 && `There are ${s.householdSize} of us at home, it soon adds up.`,
    (s.tenure === 'tenant' || s.tenure === 'social') && `Once the rent is paid, there is not much left.`,
    s.tenure === 'owner' && `At least the home is ours.`,
    s.cars > 0 && `The car alone costs a lot.`,
  ],
  digital: (s) => [
    !s.internet && `I do not have the internet at home.`,
    s.internet && !s.smartphone && `I do not have a smartphone.`,
    s.facebook && `I am on Facebook now and then.`,
    s.instagram && `I look at Instagram.`,
    s.computer && `I have a computer at home.`,
    s.onlineOrdersPerYear > 0 && `I order online ${often(s.onlineOrdersPerYear)}.`,
  ],
  health: (s) => [
    s.doctorPerYear > 0 && `I see a doctor ${often(s.doctorPerYear)}.`,
    `I sleep ${s.sleep} hours a night.`,
    s.sportPerWeek > 0 ? `I do some sport ${often(s.sportPerWeek * 52)}.` : `I do not do any sport.`,
    s.smoker === 'daily' && `I smoke, I know it is not good.`,
    s.smoker === 'former' && `I have given up smoking.`,
    s.glasses && `My glasses alone cost a lot.`,
  ],
  school: (s) => [
    s.minors > 0 && `I have ${plural(s.minors, 'child', 'children')} under 18.`,
    s.children === 0 && `I do not have children.`,
    s.children === 1 && s.minors === 0 && `I have one child, grown up now.`,
    s.children > 1 && s.minors === 0 && `My children are grown up now.`,
    s.grandchildren > 1 && `I see it with my grandchildren.`,
    s.status === 'student' && `I am still studying.`,
  ],
  housing: (s) => [
    s.tenure === 'owner' && `I own my home.`,
    s.tenure === 'tenant' && `I rent from a private landlord.`,
    s.tenure === 'social' && `I rent from the council.`,
    `I have ${plural(s.rooms, 'room')} for ${s.householdSize === 1 ? 'myself' : `the ${s.householdSize} of us`}.`,
    s.yearsInHome > 1 && `I have lived in the same place for ${s.yearsInHome} years.`,
    s.garden && `There is a garden.`,
  ],
  environment: (s) => [
    s.cars === 0 && `I do not have a car, that is something.`,
    s.cars > 0 && `I could not do anything here without a car.`,
    s.flightsPerYear === 0 && `I have not taken a plane this year.`,
    s.flightsPerYear > 0 && `I take a plane ${often(s.flightsPerYear)}.`,
    s.bicycle && `I have a bike and I use it.`,
    s.garden && `I take care of the garden.`,
  ],
  work: (s, { job }) => [
    `I am ${job.en}.`,
    s.hours > 0 && `I work ${s.hours} hours a week.`,
    s.teleworkDays > 0 && `I work from home ${plural(s.teleworkDays, 'day')} a week.`,
    s.status === 'retired' && `I do not work any more.`,
    s.status === 'unemployed' && `I am looking for work at the moment.`,
    s.manages && `I have a team to run.`,
  ],
  town: (s, { place }) => [
    `I live ${place.en}.`,
    s.yearsInHome > 1 && `I have been living here for ${s.yearsInHome} years.`,
    s.association && `I belong to a club.`,
    s.dog && `I have a dog, so I am out every day.`,
    s.minors > 0 && `With children you soon see what is missing.`,
  ],
  politics: (s) => [
    s.voted ? `I voted last time.` : s.registered && `I did not vote last time.`,
    !s.registered && `I do not vote.`,
    s.union && `I am in the union.`,
    s.newsSource === 'television' && `I watch the news on television.`,
    s.newsSource === 'radio' && `I listen to the news on the radio.`,
    s.newsSource === 'social' && `I see it go by on social media.`,
  ],
  shopping: (s) => [
    s.onlineOrdersPerYear > 0
      ? `I order online ${often(s.onlineOrdersPerYear)}.`
      : `I do not buy anything online.`,
    s.householdSize > 2 && `With ${s.householdSize} of us, the trolley is soon full.`,
    s.householdSize === 1 && `The packs are too big for one person.`,
    s.cars === 0 && `Without a car, I take what I can carry.`,
  ],
  leisure: (s, { habit }) => [
    `I ${habit.en}.`,
    s.booksPerYear > 0 && `I read ${plural(s.booksPerYear, 'book')} a year.`,
    s.cinemaPerYear > 0 && `I go to the cinema ${often(s.cinemaPerYear)}.`,
    s.tvHours > 1 && `I watch television ${s.tvHours} hours a day.`,
    s.instrument && `I play an instrument.`,
    !s.holidays && `No holiday for me this year.`,
  ],
  general: () => [],
}
