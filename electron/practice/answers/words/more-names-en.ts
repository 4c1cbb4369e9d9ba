import { list } from './lore.ts'

/** More English things by kind; if a question names several kinds, the first one is meant. */
export const moreNamesEn: readonly (readonly [RegExp, readonly string[]])[] = (
  [
    [
      'french (?:brands?|makes?|compan(?:y|ies))',
      'Renault | Peugeot | Decathlon | Bonne Maman | Michelin | Danone | Le Creuset',
    ],
    [
      '(?:car|vehicle) (?:brand|make|manufacturer)s?|(?:brand|make) of car',
      'Renault | Peugeot | Toyota | Volkswagen | Ford | BMW',
    ],
    [
      'on fire|house fire|burning',
      'the family photos | my papers | my computer | my grandmother’s ring | my phone',
    ],
    ['streaming|subscriptions?', 'Netflix | Disney+ | Amazon Prime | Spotify | YouTube | none'],
    ['rainy|spare time|free time', 'a film at home | board games | reading | baking | a nap | some tidying'],
    [
      'household jobs?|jobs? (?:around|in) the (?:house|home)',
      'the ironing | the cleaning | the windows | the washing-up | taking the bins out',
    ],
    ['teach\\w*', 'cooking | first aid | managing money | respect | critical thinking | public speaking'],
    [
      'repair\\w*|fixed|mended|made yourself',
      'a bike | a shelf | a dripping tap | a chair | a lamp | the cistern | a pair of trousers',
    ],
    ['fridge|cupboards?', 'butter | eggs | cheese | milk | yoghurt | carrots | ham'],
    [
      'lottery|million|inherit\\w*',
      'buy a house | help the family | go travelling | pay off the mortgage | stop working | give to charity',
    ],
    ['worries|frighten\\w*|fear', 'health | money | the climate | war | the children’s future | being alone'],
    [
      'radio(?: stations?)?s?',
      'France Inter | the BBC | RTL | a music station | Radio 4 | the local station | none, I do not listen to the radio',
    ],
    ['channels?', 'TF1 | BBC One | France 2 | Arte | Channel 4 | M6 | none, I do not watch'],
    [
      'newspapers?|magazines?|papers?',
      'the local paper | Le Monde | the Guardian | a cookery magazine | a sports paper | none, I read on my phone',
    ],
    [
      'museums?|exhibitions?|monuments?|landmarks?|sights?',
      'the Louvre | the Eiffel Tower | the castle at Chambord | the Musée d’Orsay | the town museum | Reims cathedral | a photo exhibition | Versailles | Mont-Saint-Michel',
    ],
    [
      'problems?|issues?|priorit(?:y|ies)|concerns?|worr(?:y|ies)',
      'the cost of living | health care | crime | schools | the climate | housing | pensions | immigration | the lack of doctors | wages | inequality',
    ],
    [
      'public services?|institutions?',
      'the hospital | the school | the town hall | the post office | the fire brigade | the library | the police',
    ],
    ['operators?|providers?|suppliers?', 'Orange | Free | SFR | Vodafone | Bouygues | EDF'],
    ['banks?|insurers?', 'the Crédit Agricole | the savings bank | HSBC | the postal bank | an online bank'],
    [
      'shops?|stores?|businesses',
      'the bakery | the butcher’s | the chemist’s | the bookshop | the café | the greengrocer’s | the fishmonger’s | the corner shop | the hardware shop | Lidl',
    ],
    [
      'hobb(?:y|ies)|pastimes?|leisure activit(?:y|ies)|activit(?:y|ies)',
      'walking | reading | gardening | the cinema | cooking | cycling | board games | music | fishing | sewing',
    ],
    ['flowers?|plants?', 'roses | lilac | peonies | lavender | tulips | daisies'],
    ['trees?', 'the oak | the lime tree | the olive tree | the cherry tree | the birch'],
    ['first names?', 'Louise | Gabriel | Jane | Lucas | Mary | Paul | Emma'],
    [
      'qualit(?:y|ies)|values?|virtues?',
      'honesty | patience | respect | kindness | courage | a sense of humour | loyalty | generosity',
    ],
    ['faults?|flaws?', 'impatience | laziness | lying | selfishness | meanness | arrogance'],
    ['fears?', 'illness | being alone | losing someone close | losing my job | war | running out of money'],
    [
      'inventions?|innovations?',
      'the internet | the mobile phone | electricity | vaccines | the washing machine | the train | printing | the car',
    ],
    [
      'dreams?|projects?|plans?',
      'a long journey | buying a house | changing jobs | learning to sing | a house by the sea',
    ],
    [
      'expenses?|bills?|costs?',
      'the rent | the shopping | electricity | petrol | insurance | heating | holidays',
    ],
    ['(?:means|methods?) of payment', 'my bank card | cash | my phone'],
    ['furniture', 'the sofa | my bed | the big table | my grandfather’s armchair'],
    ['rooms? (?:in|of|do)', 'the kitchen | the living room | my bedroom | the bathroom'],
    [
      'breakfast',
      'coffee and toast | bread and butter | a bowl of cereal | fruit and a yoghurt | just a coffee',
    ],
    ['drinks?|beverages?', 'coffee | water | tea | a glass of wine | beer | orange juice'],
    ['cheeses?', 'Comté | Camembert | Roquefort | goat’s cheese | Brie'],
    ['cloth(?:es|ing)|garments?', 'jeans | a jumper | trainers | a coat | a dress | a shirt | socks'],
    [
      'foods?|ingredients?|products?|items?',
      'bread | pasta | cheese | vegetables | eggs | coffee | chocolate | fruit | butter',
    ],
    [
      'habits?|gestures?|steps? (?:do|have)',
      'I sort my rubbish | I turn the heating down | I take short showers | I take my own bag | I turn the lights off | I walk short distances',
    ],
    [
      'chores?|household tasks?|tasks?',
      'the ironing | the cleaning | the windows | the washing-up | taking the bins out | the laundry',
    ],
    [
      'noises?|nuisances?|annoy\\w*|irritat\\w*',
      'motorbikes | noise from the neighbours | traffic jams | rudeness | litter | cold calls | people on their phones | waiting',
    ],
    [
      'celebrit(?:y|ies)|singers?|actors?|actress(?:es)?|athletes?|public figures?|personalit(?:y|ies)|famous',
      'Simone Veil | David Attenborough | Marie Curie | Adele | Thomas Pesquet | Nelson Mandela | Roger Federer',
    ],
    ['(?:school )?subjects?', 'maths | languages | history | sport | science | art'],
    ['adjectives?|words?', 'quiet | practical | expensive | pleasant | useful | complicated | friendly'],
    [
      'memor(?:y|ies)',
      'holidays at my grandparents’ | my first day at work | a summer camp | a birth in the family | a Christmas in the snow',
    ],
    [
      'events?|dates?',
      'the birth of a child | the lockdown | the 1998 World Cup | my wedding | 11 September 2001 | the fall of the Berlin Wall',
    ],
    ['medicines?|remed(?:y|ies)', 'paracetamol | herbal tea | nothing special | rest'],
    [
      'charit(?:y|ies)|causes?|associations?',
      'the Red Cross | food banks | cancer research | an animal shelter | Doctors Without Borders',
    ],
    [
      'benefits?|allowances?',
      'housing benefit | family allowance | none, I get nothing | help with energy bills',
    ],
    [
      'facilit(?:y|ies)|amenit(?:y|ies)|places?|spots?',
      'the park | the library | the swimming pool | the market square | the stadium | the beach | the woods | my garden',
    ],
    ['moments?', 'early morning | the evening meal | Sunday afternoon | the first coffee | coming home'],
    [
      'changes|measures?|decisions?|laws?|polic(?:y|ies)',
      'raise wages | hire more nurses | bring energy prices down | simplify paperwork | reopen railway lines | build more homes',
    ],
  ] as const
).map(([nouns, named]) => [new RegExp(`\\b(?:${nouns})\\b`), list(named)])
