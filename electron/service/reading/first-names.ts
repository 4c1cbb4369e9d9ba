/**
 * Common first names, without accents. A member that has one may be a person, as may all others of its kind next to it;
 * so the list need not be complete.
 */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `
  aaron abdel abdou abel achille adam adama adele adrian adrien agathe agnes ahmed aicha alain alan alban albert alberto
  alex alexander alexandra alexandre alexia alexis ali alice alicia aline alison alix allan alma amandine amanda amelia
  amelie amina aminata amy ana anais andre andrea andreas andrew andy angela angele angelina anita anna annabelle anne
  annick annie anouk anthony antoine antonia antonio apolline arabella ariane arnaud arthur astrid aubin aude audrey
  augustin aurelie aurelien aurore awa axel aya ayoub
  baptiste barbara barnabe basile bastien beatrice becky ben benedicte benjamin benoit bernadette bernard bertrand beth
  betty bilal blaise blanche bob boris brandon brenda brian brigitte bruce bruno bryan
  camille carine carl carla carlos carol carole caroline cassandra catherine cecile cedric celeste celia celine chantal
  charles charlene charlie charlotte chloe chris christelle christian christiane christina christine christophe claire
  clara clarisse claude claudia claudine clemence clement clementine clotilde colette colin coralie corentin corinne
  cynthia cyril cyrille
  damien dan daniel daniela danielle dany daphne david dawn debora deborah delphine denis denise dennis denys diana diane
  didier dimitri dominique donald dora doris dorothee dylan
  eddy edgar edith edmond edouard edward edwige elena eleonore eli eliane elias elisa elisabeth elise elizabeth ella
  ellen eloise elodie elsa elvire emile emilie emilien emily emma emmanuel emmanuelle enzo eric erica erik ernest erwan
  estelle esteban esther ethan etienne eugene eugenie eva evan eve evelyne ezra
  fabien fabienne fabrice fanny farid farida fatima fatou felicia felix fernand fernanda fiona flavie flora florence
  florent florian france francesca francis franck francois francoise frank fred frederic frederique
  gabin gabriel gabrielle gael gaelle gaetan gary gaspard gaston genevieve george georges georgia gerald geraldine gerard
  germain ghislaine gilbert gilles gina ginette giovanni gisele giulia gloria grace graham greg gregoire gregory guillaume
  gustave guy gwen gwenaelle
  habib hakim hamid hannah hans harold harry hassan heather hector heidi helen helena helene henri henriette henry
  herve hicham holly hubert hugo hugues huguette
  ian ibrahim ida igor ilyes imane ines ingrid irene iris isaac isabel isabelle isis ismael ivan
  jack jackie jacob jacqueline jacques jade jake jamal james jamie jane janet janine jason jasmine javier jean jeanne
  jeff jennifer jenny jeremie jeremy jerome jessica jim joan joanna joao joel joelle john johan johanna johnny jonas
  jonathan jordan jorge jose joseph josephine josette joshua josiane joyce juan judith judy jules julia julian julie
  julien juliette julio june justin justine
  kadiatou karen karim karine karl kate katia katie kelly ken kevin khadija khaled kim kofi kurt kylian
  laetitia lamine lara larry laszlo laura laure laurence laurent laurie lea leila lena leo leon leonard leonie leslie
  lila lilian liliane lina linda lionel lisa lise liz loic lola lorenzo lou louis louisa louise luc luca lucas lucia
  lucie lucien lucienne lucy ludovic luis luna lydia lydie lyna
  maddie madeleine mael maeva magali malik malika mamadou manon manuel marc marcel marcelle marco marcos margaret
  margaux margot maria mariam marianne marie marina marine mario marion marius mark marta martha martin martine mary
  marysa maryse mateo mathias mathieu mathilde matthew matthias matthieu maud maurice maxence maxime maya mehdi melanie
  melissa mia michael michel michele micheline michelle miguel mike mila milan mina mira mireille miriam mohamed mohammed
  molly mona monica monique morgane moussa muriel mustapha myriam
  nabil nadege nadia nadine naima nancy naomi natacha natalie nathalie nathan neil nelly nicholas nick nicolas nicole
  nina noa noah noe noel noelle noemie nolan nora norbert nour
  oceane octave odette odile olga oliver olivia olivier omar oscar oumar owen
  pablo pamela pascal pascale patrice patricia patrick paul paula paulette pauline pedro peggy peter phil philip
  philippe pierre pierrette priya
  quentin
  rachel rachid rafael ralph ramon raoul raphael raymond raymonde rayan rebecca regine regis remi remy renaud rene renee
  ricardo richard rita robert roberto robin rodolphe roger roland romain roman romane ronald rosa rosalie rosemary roxane
  roy ruben russell ruth ryan
  sabine sabrina sacha said salim sally salome sam samantha samir samira samuel samy sandra sandrine sara sarah sasha
  sean sebastian sebastien selma serena serge sergio severine sharon sheila sibylle simon simone sofia sofiane solange
  solene sonia sophia sophie souad stacy stan stanislas stella steph stephane stephanie stephen steve steven sue susan
  suzanne suzie sven sylvain sylvie
  tania tanguy tara tatiana ted teresa terry thea theo theodore theophile therese thibault thibaut thierry thomas tim
  timothee timothy tina titouan tobias tom tommy tony tracy tristan
  ulysse ursula
  valentin valentina valentine valerie vanessa vera veronique vicky victor victoria vincent violette virginie vivian
  viviane vlad
  walid walter wendy wilfried william willy
  xavier yacine yan yann yannick yanis yasmine yassine yohan yolande youssef yves yvette yvonne
  zara zineb zoe
  `
    .trim()
    .split(/\s+/),
)
