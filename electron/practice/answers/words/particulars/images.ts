/** What words and names make people think of first. */
export const images = `
# thing: allemagne|allemands?|germany|germans?|berlin
fr: les voitures | le sérieux | la bière | l’industrie | Berlin | le foot | la ponctualité | le froid
en: cars | beer | efficiency | Berlin | football | Christmas markets | forests
# thing: italie|italiens?|italy|italians?|rome + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: les pâtes | le soleil | Rome | les belles voitures | la mer | le café | la gaieté
en: pasta | sunshine | Rome | ice cream | the sea | coffee | art
# thing: angleterre|anglais|royaume-uni|england|english|britain|british|londres|london + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: la pluie | le thé | la reine | le foot | Londres | l’humour | les bus rouges
en: rain | tea | the queen | football | pubs | queues | red buses
# thing: etats-unis|amerique|americains?|usa|united states|america|americans? + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: les gratte-ciel | les armes | le cinéma | la démesure | New York | les hamburgers | l’argent
en: skyscrapers | guns | films | big cars | New York | burgers | money
# thing: chine|chinois|china|chinese|asie|japon|asia|japan + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: la foule | les usines | la muraille | la cuisine | la vitesse | les produits pas chers | le riz
en: crowds | factories | the wall | food | speed | cheap goods | rice
# thing: banlieues?|cites?|hlm|suburbs?|housing estates?|council estate + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: les tours | les jeunes | le béton | la solidarité | le bruit | les transports | le foot en bas des immeubles | la méfiance
en: tower blocks | young people | concrete | commuting | quiet streets | gardens | noise | buses
# thing: usines?|industries?|ouvriers?|factor(y|ies)|industry + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: le bruit | les machines | le travail dur | les fermetures | la fumée | les trois-huit | la fierté
en: noise | machines | hard work | closures | smoke | shifts | pride
# thing: syndicats?|greves?|unions?|trade unions?|strikes? + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: la défense des salariés | les drapeaux | les grèves | la solidarité | les blocages | les discours | les acquis
en: defending workers | flags | strikes | solidarity | speeches | hold-ups | rights
# thing: sciences?|chercheurs?|recherche|laboratoires?|scientist~|science|research~|laborator~ + (mots?|image~|pens~|evoque~|esprit|words?|picture|mind|think|hear)
fr: les blouses blanches | le progrès | les vaccins | la curiosité | les microscopes | la patience | le doute
en: white coats | progress | vaccines | curiosity | microscopes | patience | doubt
# thing: patrons?|chefs? d'entreprise|entreprises?|employers?|compan(y|ies)|business~ + (premiers? mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: l’argent | les décisions | le stress | les responsabilités | les bureaux | les costumes | l’emploi
en: money | decisions | stress | responsibility | offices | suits | jobs
# thing: agriculteurs?|paysans?|ferme|farmers?|farming|farm + (premiers? mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: les tracteurs | le travail sans fin | les vaches | la terre | les difficultés | le bon air | les pesticides
en: tractors | work without end | cows | the land | hard times | fresh air | pesticides
# thing: argent|richesse|luxe|money|wealth|luxury + (premiers? mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: la liberté | les soucis | les factures | le confort | l’injustice | les bijoux | la sécurité
en: freedom | worries | bills | comfort | unfairness | jewels | security
# thing: retraite|retraites|retirement|pension + (imagin~|picture|voyez|see yourself)
fr: le repos | le jardin | les voyages | les petits-enfants | le temps | une petite pension | l’ennui | la liberté
en: rest | the garden | travelling | grandchildren | time | a small pension | boredom | freedom
# thing: ecole|college|lycee|school|schooldays + (premiers? mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: les copains | la cour de récréation | les devoirs | les maîtres | l’odeur de la craie | le cartable | les notes
en: friends | the playground | homework | teachers | the smell of chalk | uniforms | marks
# thing: hopital|hopitaux|clinique|hospitals?|nhs + (premiers? mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: l’attente | les urgences | les blouses blanches | la maladie | le dévouement | l’odeur | les brancards
en: waiting | emergencies | white coats | illness | kindness | the smell | trolleys
# thing: police|policiers?|gendarmes?|police officers? + (mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: l’uniforme | la protection | les contrôles | la peur | l’ordre | les sirènes | le courage
en: uniforms | protection | being stopped | fear | order | sirens | courage
# thing: internet|reseaux sociaux|intelligence artificielle|ia|social media|artificial intelligence|ai|robots? + (premiers? mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: la rapidité | les écrans | les fausses nouvelles | l’avenir | la surveillance | les photos | le temps perdu
en: speed | screens | fake news | the future | being watched | photos | wasted time
# thing: noel|christmas + (premiers? mots?|image~|evoque~|esprit|words?|picture|mind|hear)
fr: la famille | le sapin | les cadeaux | les repas trop longs | la neige | les enfants | les dépenses
en: the family | the tree | presents | too much food | snow | children | spending
# thing: (logo|image|photo|dessin|affiche|picture|photo|drawing|poster) + (pens~|evoque~|voyez|esprit|think|see|mind|remind~|suggest~)
fr: une banque | une fleur | quelque chose de moderne | des enfants qui jouent | la nature | une marque de sport | rien de précis | un soleil
en: a bank | a flower | something modern | children playing | nature | a sports brand | nothing much | a sun
# thing: (notre|our|cette|this) (marque|entreprise|brand|company|shop|store|magasin|enseigne|banque|bank) + (pens~|evoque~|esprit|mots?|image~|think|mind|words?|first)
fr: la qualité | les prix | les publicités | la confiance | le magasin du centre | la couleur rouge | rien de particulier | mon enfance
en: quality | the prices | the adverts | trust | the shop in town | the red sign | nothing special | my childhood
`
