import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'

const ways: Readonly<Record<FactSheet['commuteMode'], string>> = {
  car: 'in the car',
  transit: 'on public transport',
  bike: 'on my bike',
  walk: 'on foot',
  none: '',
}

/** A person's day in English: for each part of it, several ways to tell it, true by the fact sheet. */
export function dayEn(sheet: FactSheet, { habit }: Life): readonly (readonly string[])[] {
  const up =
    (sheet.status === 'retired' ? 8 : sheet.status === 'employed' ? 6 : 9) + ((sheet.height % 3) - 1) / 2
  const hour = `${Math.floor(up)}${up % 1 === 0 ? '' : ':30'}`
  return [
    [
      `I get up around ${hour}`,
      `I am up at about ${hour}`,
      `the alarm goes off at ${hour}`,
      `I start at about ${hour} with a coffee`,
    ],
    sheet.childrenAtHome > 0
      ? ['I get the children ready', 'there are the children to wake', 'I have breakfast with the children']
      : [
          'I take my time in the morning',
          'I have breakfast with the radio on',
          'I have a shower and breakfast',
          'I read the news',
        ],
    middayEn(sheet),
    [
      `apart from that, I ${habit.en}`,
      sheet.tvHours > 1
        ? `I watch ${sheet.tvHours} hours of television in the evening`
        : 'I read a little in the evening',
      sheet.householdSize > 1
        ? 'we have dinner together in the evening'
        : 'I have a quiet dinner in the evening',
      `I go to bed early, I need ${sheet.sleep} hours of sleep`,
    ],
  ]
}

function middayEn(sheet: FactSheet): readonly string[] {
  switch (sheet.status) {
    case 'employed':
      return [
        `I spend ${sheet.commuteMinutes} minutes ${ways[sheet.commuteMode]} and work until ${Math.min(8, 1 + Math.round(sheet.hours / 9))}`,
        `I work for about ${Math.max(4, Math.round(sheet.hours / 5))} hours`,
        'work takes up most of the day',
        'I work in the morning, have a quick break and work all afternoon',
      ]
    case 'student':
      return [
        'I have classes most of the day',
        'the day goes by between classes and the library',
        'I have classes in the morning and revise in the afternoon',
      ]
    default:
      return [
        'I do the shopping and a bit of housework',
        'I look after the house, then I go out for a while',
        sheet.dog ? 'I walk the dog and cook' : 'I cook and walk a little',
        sheet.garden ? 'I spend time in the garden' : 'I see people in the afternoon',
        'I do some paperwork, have a nap and go for a walk',
      ]
  }
}
