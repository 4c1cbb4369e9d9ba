import type { practice as french } from '../fr/practice.ts'

export const practice: typeof french = {
  title: 'Practice conditions',
  intro:
    'Make the practice service fail on purpose, to see how Sonde copes before a live service does it to you. This affects the practice service only, and only until Sonde quits.',
  calm: 'No simulated problems: everything works normally.',
  rough_one: '{{count}} simulated problem is active.',
  rough_other: '{{count}} simulated problems are active.',
  reset: 'Turn off all problems',
  resetHint: 'Removes the delay and all faults; keeps the speed and the effects of wordings.',
  notRunning: {
    title: 'The practice service is not running',
    text: 'It could not start, so there is nothing to set here. Sonde will try again the next time it starts.',
  },
  pace: {
    heading: 'Timing',
    delay: 'Delay before every reply',
    delayWhy: 'Simulates a slow network or a busy service. Check that you can keep working in the meantime.',
    shortest: 'Shortest delay',
    longest: 'Longest delay',
    to: 'to',
    speed: 'Speed of runs and rounds',
    speedWhy:
      'At 1, runs and rounds take as long as with a real service; at 20, a minute passes in three seconds. Applies from the next launch.',
    speedField: 'Times faster than real time',
  },
  columns: { what: 'What happens', chance: 'Probability', next: 'Force for the next' },
  chanceOf: '{{name}}: probability',
  nextOf: '{{name}}: how many of the next ones to force',
  requests: {
    heading: 'Calls to the service',
    about: 'Decided at random for every call.',
  },
  runs: {
    heading: 'Runs and rounds',
    about: 'Decided at random when a run is launched or a round is requested.',
  },
  faults: {
    dropBefore: {
      name: 'Connection lost before the call arrives',
      why: 'Nothing was done. Check that Sonde sends the call again, once.',
    },
    dropAfter: {
      name: 'Connection lost after the call was carried out',
      why: 'It was done, but no reply comes back. Check that a survey is never created twice.',
    },
    unauthorized: {
      name: 'Key rejected',
      why: 'As if the key had been revoked. Check what each screen says and how you can carry on.',
    },
    rateLimited: {
      name: 'Too many calls',
      why: 'The service asks for a pause of a few seconds. Check that Sonde waits and then continues automatically.',
    },
    serverError: {
      name: 'Service error',
      why: 'Error 500; nothing was done. Check what Sonde retries and what it leaves to you.',
    },
    html: {
      name: 'A web page instead of a reply',
      why: 'Proxies and hotel Wi-Fi do this. Check that Sonde does not mistake the page for data.',
    },
    cutJson: {
      name: 'Reply cut short',
      why: 'The call was carried out, but only half of the reply arrives. Check that no partial result is used.',
    },
    hang: {
      name: 'No reply at all',
      why: 'The call hangs until Sonde gives up. Check that Sonde tells you within half a minute.',
    },
    noRound: {
      name: 'No new round',
      why: 'A focus group replies with the existing transcript, without running a round. Check that no round is counted.',
    },
    fail: {
      name: 'The run fails',
      why: 'It stops part-way. Check what the run says and which answers you can still get.',
    },
    partial: {
      name: 'Personas and answers are missing',
      why: 'The run finishes, but some answers were not received. Check how the results show this.',
    },
    stuck: {
      name: 'The run never finishes',
      why: 'It stays in progress indefinitely. Check how you can tell it from a slow run.',
    },
  },
  effects: {
    heading: 'Effects of wordings',
    about:
      'Set how much the weaknesses of a question change the answers of practice personas. Applies from the next launch.',
    levelOf: '{{name}}: strength of the effect',
    levels: { off: 'No effect', small: 'Weak effect', documented: 'Usual effect', large: 'Strong effect' },
    list: {
      leading: {
        name: 'Leading',
        why: 'More personas answer the way the wording points.',
      },
      loaded: {
        name: 'Loaded words',
        why: 'Answers move away from what the words run down, and towards what they praise.',
      },
      presupposition: {
        name: 'Built-in assumption',
        why: 'What the question takes for granted is accepted more easily.',
      },
      absolute: {
        name: 'Absolute term',
        why: '“Always”, “never”, “all”: fewer personas answer yes.',
      },
      acquiescence: {
        name: 'Agree–disagree scale',
        why: 'Some personas agree with whatever they are shown.',
      },
      order: {
        name: 'Order of the response options',
        why: 'The first option, and even more the last, is chosen a little more often.',
      },
      doubleBarrelled: {
        name: 'Double-barrelled',
        why: 'Answers scatter, and more personas choose “don’t know”.',
      },
      vague: {
        name: 'Vague frequency or amount',
        why: 'Each persona understands something different: answers scatter, and “don’t know” increases.',
      },
      doubleNegative: {
        name: 'Double negative',
        why: 'Some personas understand the question the wrong way round.',
      },
      longStem: {
        name: 'Too long',
        why: 'Some personas stop before the end: the order of the response options matters more.',
      },
      missingExit: {
        name: 'No “don’t know” option',
        why: 'Some personas without an opinion leave the question blank.',
      },
      overlap: {
        name: 'Overlapping ranges',
        why: 'A value that two ranges share goes to either of them.',
      },
      context: {
        name: 'Earlier questions',
        why: 'A leading question also affects later ones, if they are about the same subject.',
      },
    },
  },
}
