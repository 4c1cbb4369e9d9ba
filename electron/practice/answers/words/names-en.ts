import { list } from './lore.ts'

/** English things by the folded noun that asks for one. */
export const namesEn: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:purchase|bought|buy|order|gift|present)\w*/,
    list(
      'a pair of shoes | a book | a toaster | a coat | some headphones | a toy for a child | a lamp | some sheets | a phone | some coffee',
    ),
  ],
  [
    /\bsocial (?:media|networks?)\b|\bplatforms?\b/,
    list('Facebook | Instagram | WhatsApp | YouTube | TikTok | none, I am not on any'),
  ],
  [
    /\b(?:apps?|applications?|software)\b/,
    list('WhatsApp | the weather app | Google Maps | the one from my bank | YouTube | my email | Spotify'),
  ],
  [
    /\b(?:brand|manufacturer|company)s?\b/,
    list('Renault | Peugeot | Samsung | Decathlon | the shop’s own brand | Nivea | none in particular'),
  ],
  [
    /\b(?:shop|store|supermarket|retailer)s?\b/,
    list('Leclerc | Lidl | Carrefour | the bakery | the market | the corner shop | the chemist’s'),
  ],
  [
    /\b(?:city|cities|town)s?\b/,
    list('Lyon | Nantes | Bordeaux | Annecy | Rennes | Strasbourg | Lille | La Rochelle | Toulouse'),
  ],
  [
    /\b(?:country|countries)\b/,
    list('Italy | Spain | Portugal | Japan | Canada | Greece | Ireland | Morocco'),
  ],
  [/\bregions?\b/, list('Brittany | Alsace | Provence | the Basque Country | Auvergne | Normandy | Savoy')],
  [
    /\b(?:film|movie|series|show|programme|program)s?\b/,
    list(
      'an old comedy | a crime series, I forget the title | a wildlife documentary | Titanic | The Crown | Friends',
    ),
  ],
  [
    /\b(?:book|novel|author)s?\b/,
    list(
      'The Little Prince | a Simenon | Les Misérables | a crime novel | The Stranger | a biography | Harry Potter',
    ),
  ],
  [
    /\b(?:music|singer|song|artist|band)s?\b/,
    list('Queen | the Beatles | Stromae | some jazz | Céline Dion | Adele | Jacques Brel'),
  ],
  [
    /\blanguages?\b/,
    list('French | English | Spanish | a little German | Italian, but badly | Portuguese | Arabic'),
  ],
  [
    /\b(?:dish|dishes|recipe|meal|menu)s?\b/,
    list('couscous | lasagne | roast chicken | a quiche | raclette | soup | pasta with tomato sauce'),
  ],
  [
    /\bdesserts?|cakes?|ice creams?\b/,
    list('apple tart | chocolate mousse | vanilla ice cream | rice pudding | pancakes'),
  ],
  [/\bfruits?\b/, list('apples | strawberries | bananas | cherries | peaches | grapes')],
  [/\bvegetables?\b/, list('carrots | tomatoes | courgettes | green beans | leeks | potatoes')],
  [
    /\b(?:products?|items?)\b(?=.*\b(?:buy|bought|sell|sold|mend\w*|repair\w*|give|given|rent\w*|order\w*|throw\w*)\b)(?!.*\b(?:supermarket|groceries|grocery|markets?|eat\w*|cook\w*|food|organic|farm\w*|fresh|local\w*|season\w*|week|fridge|meals?|dairy|taste\w*)\b)/,
    list('clothes | books | furniture | a phone | toys | crockery | tools | shoes'),
  ],
  [
    /\b(?:food|product|item)s?\b/,
    list('bread | pasta | cheese | vegetables | yoghurt | coffee | chocolate | fruit'),
  ],
  [/\bdrinks?\b/, list('coffee | tea | water | a glass of wine | orange juice | a beer')],
  [
    /\b(?:sport|exercise|physical activity)s?\b/,
    list('walking | cycling | swimming | football | yoga | running | hiking | none'),
  ],
  [
    /\b(?:means|modes?|kinds?|types?) of (?:transport|travel)\b|\btransport\b/,
    list('the car | the bus | my bike | walking | the train | the tram'),
  ],
  [/\bcolou?rs?\b/, list('blue | green | red | black | yellow | grey | orange')],
  [/\banimals?\b/, list('dogs | cats | horses | dolphins | hens | elephants')],
  [
    /\b(?:newspaper|channel|radio station|news source|media)s?\b/,
    list(
      'France Info | the eight o’clock news | the local paper | TF1 | the BBC | whatever comes up on my phone',
    ),
  ],
  [
    /\b(?:party|parties|candidate|politician|minister)s?\b/,
    list('I keep that to myself | none | my mayor | I would rather not say | nobody comes to mind'),
  ],
  [/\bgames?\b/, list('cards | Scrabble | a game on my phone | FIFA | crosswords | Monopoly')],
  [
    /\b(?:which|what|favou?rite) days?\b|\bdays? of the week\b/,
    list('Saturday | Sunday | Wednesday | Friday | Monday'),
  ],
  [
    /\b(?:season|month|period)s?\b/,
    list('summer | spring | autumn | May | September | the Christmas holidays'),
  ],
  [
    /\b(?:energy|fuel|heating|cooking|power)\b/,
    list('gas | electricity | wood | heating oil | solar panels | a heat pump'),
  ],
  [/\b(?:material|wall|floor|roof)s?\b/, list('concrete | brick | wood | stone | tiles | parquet')],
  [
    /\b(?:toilet|facility|facilities)\b/,
    list('an ordinary flush toilet, indoors | a flush toilet | flush toilet, mains drainage'),
  ],
  [/\bwater treatment\b/, list('none, we drink tap water | a filter jug | nothing, straight from the tap')],
  [
    /\b(?:device|appliance|object|tool|framework|gadget)s?\b/,
    list('my phone | the television | my computer | the washing machine | the oven | the coffee maker'),
  ],
  [/\b(?:job|profession|career)s?\b/, list('nurse | carpenter | teacher | farmer | firefighter | baker')],
  [
    /\b(?:place|site|spot|reference point)s?\b/,
    list('the park | the library | the market square | the beach | the woods | the church'),
  ],
  [
    /\b(?:holiday|event|festival|tradition)s?\b/,
    list('Christmas | Bastille Day | the music festival | the village fair | the carnival | my birthday'),
  ],
]
