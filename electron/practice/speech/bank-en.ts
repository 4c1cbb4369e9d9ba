import type { Bank, Theme } from './theme.ts'

/** What people say, in English. */
export const bankEn: Readonly<Record<Theme, Bank>> = {
  transport: {
    good: [
      'it saves time in the morning',
      'you get there less stressed in the end',
      'it spares you twenty minutes of looking for a parking space',
      'it makes the streets quieter',
    ],
    bad: [
      'there is nothing for those who leave before six',
      'you lose ages changing lines',
      'out in the country you have no choice but to drive',
      'something is always late when it matters',
    ],
    wish: [
      'a service every ten minutes at rush hour',
      'timetables that think of early shifts',
      'a proper car park by the station',
      'lanes kept apart from the cars',
    ],
    lived: [
      'only yesterday I waited twenty minutes in the rain',
      'my brother spends forty minutes on the road every morning',
      'I tried cycling for one winter, then gave up',
      'my last trip went very well, for once',
    ],
  },
  food: {
    good: [
      'you finally know what is on your plate',
      'it tastes of something and fills you up',
      'the kids ask for more',
      'it makes you want to cook again',
    ],
    bad: [
      'the portions are too small if you work outdoors',
      'it is the same thing week after week',
      'you pay double as soon as there is a green label',
      'there is too much salt and too much packaging',
    ],
    wish: [
      'more vegetables in season',
      'a meat-free choice that is not an omelette',
      'prices per kilo shown everywhere',
      'food from local growers',
    ],
    lived: [
      'last week I left most of it on my plate',
      'I cook on Sundays for the whole week',
      'at my parents’ it was always chicken on Sundays',
      'I grew up with a vegetable garden, so I compare',
    ],
  },
  money: {
    good: [
      'you get what you pay for',
      'it is still cheaper than elsewhere',
      'at least you know what leaves your account',
      'it really helps people on a tight budget',
    ],
    bad: [
      'it goes up every year and nobody says why',
      'by the end of the month it weighs too much',
      'there is always a hidden fee somewhere',
      'people who earn little pay as much as the rest',
    ],
    wish: [
      'a price that depends on income',
      'a bill you can read at first sight',
      'a fixed price for a year',
      'a way to stop without a fee',
    ],
    lived: [
      'I compared three offers before I made up my mind',
      'last month I had a nasty surprise of forty euros',
      'I write down everything I spend',
      'I ended up calling to haggle, and it worked',
    ],
  },
  digital: {
    good: [
      'it saves queuing',
      'you find everything in two minutes',
      'it keeps the family in touch',
      'once you are used to it, it is simpler',
    ],
    bad: [
      'you need a new password for everything',
      'you never talk to a real person any more',
      'nobody knows where our data goes',
      'it eats your evening before you notice',
    ],
    wish: [
      'a number that somebody answers',
      'a simple switch for notifications',
      'screens you can read without glasses',
      'help on the spot for people who get lost',
    ],
    lived: [
      'it took me an hour to find my password',
      'my nephew set it all up, I would never have managed',
      'I switch my phone off after eight',
      'I deleted two apps last month',
    ],
  },
  health: {
    good: [
      'you feel listened to',
      'it stops things getting worse',
      'it is reassuring to have someone on the line',
      'it changes daily life for people in pain',
    ],
    bad: [
      'it takes three months to get an appointment',
      'you feel like a number',
      'everything is covered except what you need',
      'emergency rooms are swamped and it shows',
    ],
    wish: [
      'a doctor within twenty minutes',
      'appointments in the evening and on Saturdays',
      'the same person following you',
      'explanations without jargon',
    ],
    lived: [
      'my doctor retired and nobody took over',
      'I waited six hours in the emergency room this spring',
      'I sleep better since I walk in the evening',
      'my mother was looked after very well, I want to say that',
    ],
  },
  school: {
    good: [
      'it gives a chance to those with no help at home',
      'the children go with a smile',
      'you learn to live with others',
      'teachers do what they can, and often very well',
    ],
    bad: [
      'there are too many pupils in a class',
      'everything changes with each minister',
      'parents end up doing the work in the evening',
      'those who struggle stay at the back of the room',
    ],
    wish: [
      'classes of twenty',
      'free help with homework',
      'someone to step in when a teacher is away',
      'more sport and work with the hands',
    ],
    lived: [
      'my neighbour’s son had four substitute teachers in a year',
      'I still remember my primary school teacher fondly',
      'homework often ends in a row at my sister’s',
      'my niece changed schools and is doing much better',
    ],
  },
  housing: {
    good: [
      'you know your neighbours and help each other out',
      'it is quiet, you sleep well',
      'the works brought the heating bill down',
      'we finally have some space',
    ],
    bad: [
      'rent eats half of the pay',
      'you hear everything through the walls',
      'the landlord never answers',
      'it gets cold as early as October',
    ],
    wish: ['proper insulation', 'a cap on rents', 'a bike shed that locks', 'flats big enough for families'],
    lived: [
      'I saw eleven flats before I found one',
      'my heating bill doubled in two years',
      'my kitchen window has never closed properly',
      'my upstairs neighbour has taken up the drums',
    ],
  },
  environment: {
    good: [
      'we are doing this for the children',
      'you breathe better, you can feel it',
      'every small thing adds up',
      'it saves money at the same time',
    ],
    bad: [
      'people are made to feel guilty while factories carry on',
      'it costs too much for those who have little',
      'nobody checks what is really done',
      'they change the rules every year',
    ],
    wish: [
      'grants paid before the work, not after',
      'recycling bins outside every building',
      'trees wherever there is tarmac',
      'rules for big companies first',
    ],
    lived: [
      'I have sorted my rubbish for years',
      'last summer it was thirty-eight degrees in my bedroom',
      'I gave up flying, not driving',
      'we collect rainwater for the garden',
    ],
  },
  work: {
    good: [
      'you organise your day as you like',
      'it leaves time for the family',
      'you learn something every day',
      'the team sticks together',
    ],
    bad: [
      'you end up working evenings for nothing',
      'nobody asks the people who do the job',
      'your back gives up after twenty years',
      'pay stands still while everything goes up',
    ],
    wish: [
      'two days a week at home',
      'shifts known a month ahead',
      'a rise that keeps up with prices',
      'a boss who knows the trade',
    ],
    lived: [
      'a friend changed jobs last year and can breathe again',
      'my brother starts at five, so afternoon meetings are a joke',
      'two people left my neighbour’s team in six months',
      'I have eaten in front of my screen for months on end',
    ],
  },
  town: {
    good: [
      'there is life and you feel safe',
      'everything is within walking distance',
      'it brings people in without bothering anyone',
      'people talk to each other again',
    ],
    bad: [
      'everything shuts at six',
      'the roadworks never end',
      'there is nothing for young people',
      'some streets are no fun at night',
    ],
    wish: [
      'benches and shade',
      'a market on Saturday mornings',
      'shops that open in the evening',
      'somewhere to meet when it rains',
    ],
    lived: [
      'I have been in the same street for years and it has changed a lot',
      'I ran into three neighbours at the market on Saturday',
      'my bakery closed in March',
      'I cross the square every day with my dog',
    ],
  },
  politics: {
    good: [
      'somebody has to decide',
      'for once they ask us what we want',
      'it is a step in the right direction',
      'it shows that things can change',
    ],
    bad: [
      'the promises stop the day after the vote',
      'the people who decide do not live like us',
      'they never say where the money comes from',
      'it is always the same ones who pay',
    ],
    wish: [
      'a plain report once a year',
      'a vote on the big decisions',
      'representatives you meet in the street',
      'rules that last more than two years',
    ],
    lived: [
      'I have voted every time but the last',
      'I once went to a council meeting, dull but instructive',
      'at home we keep off the subject at dinner',
      'I wrote to the town hall and had an answer in three days',
    ],
  },
  shopping: {
    good: [
      'the quality is there and it lasts',
      'they know me and give good advice',
      'it is handy when you get home late',
      'it looks tempting without overdoing it',
    ],
    bad: [
      'everything is wrapped three times',
      'the adverts promise more than you get',
      'you wait for hours for customer service',
      'it breaks after six months',
    ],
    wish: [
      'parts that can be repaired',
      'labels you can actually read',
      'free returns in the shop',
      'less choice and more quality',
    ],
    lived: [
      'I sent my last parcel back, wrong size',
      'I do my shopping on Friday nights when nobody is there',
      'I have bought the same brand for years',
      'they paid me back without arguing, I liked that',
    ],
  },
  leisure: {
    good: [
      'it takes your mind off the week',
      'you talk about it with friends afterwards',
      'you learn things without noticing',
      'it brings the whole family together, which is rare',
    ],
    bad: [
      'it has become far too expensive',
      'you have soon seen it all',
      'it is packed at the good times',
      'it all looks the same',
    ],
    wish: [
      'something on Sunday mornings',
      'a family ticket',
      'fewer adverts',
      'something for the over-sixties',
    ],
    lived: [
      'I had a great time with it last month',
      'I came to it late, like many people',
      'my friends and I give it one evening a week',
      'I stopped for lack of time',
    ],
  },
  general: {
    good: [
      'it makes life easier',
      'on the whole it works well',
      'it goes in the right direction',
      'you find your way around easily',
      'people around me speak well of it',
      'it answers a real need',
    ],
    bad: [
      'it leaves out people like me',
      'it takes too much effort for what it gives',
      'they talk about it a lot but nothing changes',
      'it is complicated for no reason',
      'it comes too late',
      'nobody asked us',
    ],
    wish: [
      'something simpler',
      'clear explanations from the start',
      'a trial run before it goes everywhere',
      'someone to put questions to',
      'a bit more flexibility',
    ],
    lived: [
      'I was talking about it over lunch last Sunday',
      'I did not believe in it at first',
      'I have changed my mind over time',
      'a friend had told me about it before',
      'I have followed it for a year or two',
    ],
  },
}
