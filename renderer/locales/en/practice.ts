import type { practice as french } from '../fr/practice.ts'

export const practice: typeof french = {
  title: 'Practice conditions',
  intro:
    'Make the practice service misbehave on purpose, and see what Sonde does before a live service does it to you. Only practice is touched, and only until Sonde quits.',
  calm: 'Calm weather: nothing goes wrong.',
  rough_one: 'Rough weather: {{count}} condition in force.',
  rough_other: 'Rough weather: {{count}} conditions in force.',
  reset: 'Calm weather',
  resetHint: 'No delay and no faults; the speed stays.',
  notRunning: {
    title: 'The practice service is not running',
    text: 'It could not start, so there is nothing to set. Sonde tries again at its next start.',
  },
  pace: {
    heading: 'Pace',
    delay: 'Delay of every answer',
    delayWhy: 'A slow network or a busy service: see whether you can go on working meanwhile.',
    shortest: 'Shortest delay',
    longest: 'Longest delay',
    to: 'to',
    speed: 'Speed of runs and rounds',
    speedWhy:
      'At 1 they take as long as in life, at 20 a minute passes in three seconds. Holds from the next launch on.',
    speedField: 'Times faster than life',
  },
  columns: { what: 'What happens', chance: 'How often', next: 'The next ones, for sure' },
  chanceOf: '{{name}}: how often',
  nextOf: '{{name}}: to the next so many, for sure',
  requests: {
    heading: 'Calls to the service',
    about: 'Drawn anew for every call.',
  },
  runs: {
    heading: 'Runs and rounds',
    about: 'Drawn when a run is launched, or a round asked for.',
  },
  faults: {
    dropBefore: {
      name: 'The line breaks before the call arrives',
      why: 'Nothing was done. See that Sonde sends it again, once.',
    },
    dropAfter: {
      name: 'The line breaks after the call was carried out',
      why: 'It was done, but nobody says so. See that a survey is never created twice.',
    },
    unauthorized: {
      name: 'The key is refused',
      why: 'As if it had been revoked. See what each screen says, and how work goes on.',
    },
    rateLimited: {
      name: 'Too many calls',
      why: 'The service asks for a pause of a few seconds. See Sonde wait and go on by itself.',
    },
    serverError: {
      name: 'The service fails',
      why: 'Error 500, nothing was done. See what is tried again, and what waits for you.',
    },
    html: {
      name: 'A web page instead of an answer',
      why: 'What a proxy or a hotel Wi-Fi does. See that Sonde does not take it for data.',
    },
    cutJson: {
      name: 'The answer breaks off',
      why: 'The call was carried out, half of the answer arrives. See that no half result is kept.',
    },
    hang: {
      name: 'No answer ever',
      why: 'The call hangs until Sonde gives up on it. See it tell you so within half a minute.',
    },
    noRound: {
      name: 'No new round',
      why: 'A focus group answers with what it has, without a new round. See that no round is counted.',
    },
    fail: {
      name: 'The run fails',
      why: 'It stops on the way. See what the run says, and which answers are still to be had.',
    },
    partial: {
      name: 'Personas and answers are missing',
      why: 'The run ends as done, but not everything came. See how the results say so.',
    },
    stuck: {
      name: 'The run never ends',
      why: 'It stays under way for ever. See how it can be told from a slow one.',
    },
  },
}
