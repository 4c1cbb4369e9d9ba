import type { FactSheet } from '../../../panel/life/fact-sheet.ts'
import { amount, choice, either, type Fact, flag } from '../fact.ts'

/** What a stem asks for where it holds a word of each of some families. */
export interface FamilyReading {
  /** Families that have to be there; `A|B` is met by either. */
  readonly needs: readonly (readonly string[])[]
  /** Families that must not be there. */
  readonly not: readonly string[]
  /** Name of a fact that is known already, or one that is only read in this way. */
  readonly fact: string | Fact
}

const unasked = either(/(?!)/)

function isSo(id: string, holds: (sheet: FactSheet) => boolean): Fact {
  return flag(id, ...unasked, holds)
}

function reading(needs: string, fact: string | Fact, not = ''): FamilyReading {
  return {
    needs: needs.split(' ').map((one) => one.split('|')),
    not: not === '' ? [] : not.split(' '),
    fact,
  }
}

const unemployed = isSo('unemployed', ({ status }) => status === 'unemployed')
const student = isSo('student', ({ status }) => status === 'student')
const retired = isSo('retired', ({ status }) => status === 'retired')
const others = choice(
  'othersAtHome',
  ...unasked,
  ({ householdSize }) => (householdSize === 1 ? 'none' : householdSize === 2 ? 'one' : 'more'),
  {
    none: [/^(?:no|non|personne|nobody|no one)\b|\b(?:just|only) me\b|\bseule?\b|\balone\b/],
    one: [/\b(?:one|une?|1)\b(?!.*(?:plus|more|plusieurs))/, /^(?:oui|yes|true|vrai)/],
    more: [/\b(?:two|deux|2|several|plusieurs)\b|\bmore than one/, /^(?:oui|yes|true|vrai)/],
  },
)
const minorsAtHome = amount(
  'minorsAtHome',
  ...unasked,
  ({ agesAtHome }) => agesAtHome.filter((age) => age < 18).length,
)
const livesWithParents = isSo('livesWithParents', ({ living }) => living === 'parents')
const livesAlone = isSo('livesAlone', ({ householdSize }) => householdSize === 1)

const family: readonly FamilyReading[] = [
  reading('CHILD ELDEST AGE|COUNT|BORN', 'eldestChildAge'),
  reading('CHILD YOUNGEST', 'youngestChildAge'),
  reading('YOUNGEST AGE', 'youngestChildAge', 'WORK'),
  reading('ELDEST AGE', 'eldestChildAge', 'WORK'),
  reading('GRANDCHILD', 'grandchildren', 'LIVE'),
  reading('SIBLING', 'siblings'),
  reading(
    'ONLYCHILD',
    isSo('onlyChild', ({ siblings }) => siblings === 0),
    'SIBLING',
  ),
  reading('PARENT LIVE|HOST|HOME', livesWithParents, 'CHILD'),
  reading('CHILD HOME|LIVE|SLEEP', 'childrenAtHome', 'SIBLING STUDENT SCHOOL'),
  reading('MINOR HOME|LIVE|HOUSEHOLD', minorsAtHome),
  reading('CHILD MINOR', 'minors'),
  reading('MINOR', 'minors', 'CHILD'),
  reading('CHILD', 'children', 'SIBLING STUDENT SCHOOL PARENT AGE INCOME'),
  reading('PARENT', 'children', 'LIVE HOST HOME BORN SIBLING'),
  reading('ELSE', others, 'WORK EMPLOYER'),
  reading('NOBODYELSE', livesAlone),
  reading(
    'HOUSEHOLD COUNT',
    'householdSize',
    'CHILD MINOR CAR ROOM BEDROOM SURFACE INCOME PET DOG CAT STREAM COMPUTER',
  ),
  reading('HOUSEHOLD LIVE|PEOPLE', 'living'),
  reading('HOUSEHOLD PEOPLE', 'householdSize', 'BUY SELL OWN INCOME'),
  reading('HOME COUNT PEOPLE', 'householdSize', 'EMPLOYER CHILD MINOR'),
  reading('LIVE|HOME COUNT PEOPLE', 'householdSize', 'EMPLOYER CHILD MINOR'),
  reading('LIVE HOME COUNT', 'householdSize', 'CHILD MINOR DOG CAT PET ROOM BEDROOM SURFACE CAR'),
  reading('COUNT PEOPLE', 'householdSize', 'EMPLOYER WORK MANAGE'),
  reading('ALONE LIVE|HOME', livesAlone),
  reading(
    'ROOMMATE',
    isSo('sharesHome', ({ living }) => living === 'shared'),
  ),
  reading('COUPLE SINCE', 'coupleYears'),
  reading('MARRIED SINCE', 'coupleYears'),
  reading('MARITAL', 'marital'),
  reading(
    'DIVORCED',
    isSo('divorced', ({ marital }) => marital === 'divorced'),
  ),
  reading(
    'WIDOWED',
    isSo('widowed', ({ marital }) => marital === 'widowed'),
  ),
  reading(
    'PACSED',
    isSo('pacsed', ({ marital }) => marital === 'pacs'),
  ),
  reading('MARRIED|PACSED|DIVORCED|WIDOWED', 'marital'),
  reading(
    'MARRIED',
    isSo('married', ({ marital }) => marital === 'married'),
  ),
  reading('COUPLE', 'couple', 'WORK AGE'),
  reading('PREGNANT', 'pregnant'),
  reading('BORN', 'birthYear', 'CHILD ABROAD FRANCE COUNTRY FRENCH PLACEGONE'),
  reading('BORN FRANCE|ABROAD|COUNTRY', 'birthplace', 'CHILD'),
  reading('BORN FRANCE', 'bornInFrance', 'CHILD'),
  reading('BORN ABROAD', 'bornAbroad', 'CHILD'),
  reading('AGE', 'age', 'CHILD CAR HOME STUDENT WORK BORN DIPLOMA LICENCE SMOKE MARRIED'),
  reading('SEX', 'sex'),
  reading(
    'WOMAN',
    isSo('isWoman', ({ sex }) => sex === 'femme'),
  ),
  reading(
    'MAN',
    isSo('isMan', ({ sex }) => sex === 'homme'),
  ),
]

const work: readonly FamilyReading[] = [
  reading('STUDENT|SCHOOL|DIPLOMA AGE', 'studiesEnd'),
  reading('STATUS', 'status'),
  reading('ENROLLED HIGHER|SCHOOL|STUDENT', student),
  reading('STUDENT ENROLLED', student),
  reading('STUDENT', student, 'DIPLOMA AGE CHILD'),
  reading('UNEMPLOYED SINCE', 'unemployedMonths'),
  reading('UNEMPLOYED', unemployed),
  reading('RETIRED SINCE', 'retiredYears'),
  reading('RETIRED STOP|WORK', retired),
  reading('RETIRED', retired),
  reading('PENSION', retired, 'COUNT'),
  reading(
    'MASTER',
    isSo('master', ({ education }) => education === 'bac5'),
  ),
  reading('HIGHER', 'degree', 'ENROLLED'),
  reading('DIPLOMA', 'education', 'HIGHER MASTER BAC'),
  reading('STUDENT WHEN|GO', 'education'),
  reading('BAC', 'bac', 'HIGHER'),
  reading(
    'PERMANENT',
    isSo('permanent', ({ contract }) => contract === 'permanent'),
    'TEMPORARY',
  ),
  reading(
    'TEMPORARY',
    isSo('temporary', ({ contract }) => contract === 'fixed'),
    'PERMANENT',
  ),
  reading('CONTRACT', 'contract'),
  reading('SELF WORK|EMPLOYER', 'employerKind'),
  reading(
    'SELF',
    isSo('selfEmployed', ({ contract }) => contract === 'self'),
  ),
  reading('PARTTIME FULLTIME', 'hoursKind'),
  reading('WORKTIME', 'hoursKind'),
  reading('PARTTIME', 'partTime'),
  reading('FULLTIME', 'fullTime'),
  reading('REMOTE', 'teleworkDays', 'DISTANCE COMMUTE'),
  reading('WORK HOURS WEEK', 'hours', 'COMMUTE GO REMOTE'),
  reading('MANAGE', 'manages'),
  reading('UNION', 'union'),
  reading('EMPLOYER|WORK SINCE', 'jobYears', 'COMMUTE GO DISTANCE UNEMPLOYED TIME HOURS'),
  reading('EMPLOYER COUNT|SIZE', 'employerSize', 'SINCE DISTANCE COMMUTE'),
  reading('EMPLOYER', 'sector', 'SINCE SIZE COUNT'),
  reading('TRADE', 'trade'),
  reading(
    'WORK',
    'employed',
    'COMMUTE GO DISTANCE TIME REMOTE HOURS SINCE MODE SELF UNEMPLOYED TRADE CAR WALK BIKE EVENING',
  ),
]

const money: readonly FamilyReading[] = [
  reading('HOUSINGAID', 'housingBenefit'),
  reading('SAVE', 'savings'),
  reading('MORTGAGE', 'mortgage'),
  reading('LOAN MORTGAGE', 'debt'),
  reading('LOAN HOME|HOUSE', 'mortgage'),
  reading('LOAN', 'debt'),
  reading('LOAN', 'loans', 'MORTGAGE'),
  reading('INCOME HOUSEHOLD', 'householdIncome', 'RENT LOAN HOUSINGAID STREAM'),
  reading('INCOME', 'income', 'HOUSEHOLD RENT LOAN HOUSINGAID RETIRED PENSION SMOKE CHARITY STREAM PASS'),
]

const home: readonly FamilyReading[] = [
  reading('TENURE', 'tenure'),
  reading('RENT OWN', 'tenure'),
  reading(
    'SOCIALHOUSING',
    isSo('socialHousing', ({ tenure }) => tenure === 'social'),
  ),
  reading(
    'RENT PRIVATE',
    isSo('rentsPrivately', ({ tenure }) => tenure === 'tenant'),
  ),
  reading('RENT', 'paysRent', 'CAR HOUSINGAID SOCIALHOUSING'),
  reading('OWN HOME|HOUSE|FLAT', 'owner', 'RENT SECONDHOME CAR DOG CAT PET ALONE BIKE'),
  reading('SECONDHOME', 'secondHome'),
  reading('HOME BEDROOM', 'bedrooms'),
  reading('BEDROOM', 'bedrooms'),
  reading('ROOM', 'rooms', 'CLASS'),
  reading('SURFACE', 'surface'),
  reading('HOUSE FLAT', 'housing'),
  reading(
    'FLAT',
    isSo('flat', ({ housing }) => housing === 'flat'),
    'OWN RENT LOAN',
  ),
  reading('GARDEN', 'garden'),
  reading('OUTDOOR', 'outdoors'),
  reading('MOVED', 'moved', 'SINCE WHEN'),
  reading(
    'HOME|LIVE SINCE',
    'yearsInHome',
    'WORK LICENCE COUPLE PARENT SMOKE RETIRED UNEMPLOYED SCREEN ONLINE',
  ),
  reading('MOVED SINCE|WHEN|HOME', 'yearsInHome'),
  reading('DOG CAT', 'petKind'),
  reading('DOG', 'dog', 'CAT'),
  reading('CAT', 'cat', 'DOG'),
  reading('PET', 'petKind'),
  reading('PET', 'pets'),
  ...(
    [
      ['GAS', 'gas'],
      ['ELECTRICITY', 'electricity'],
      ['WOOD', 'wood'],
      ['OIL', 'oil'],
    ] as const
  ).map(([word, kind]) =>
    reading(
      `HEAT ${word}`,
      isSo(`heats with ${kind}`, ({ heating }) => heating === kind),
    ),
  ),
  reading('HEAT', 'heating'),
  reading('TOWN', 'place', 'CAR TRANSIT REGION COUNT BORN WORK'),
  reading('LIVE PLACEGONE|COUNTRY', 'place'),
  reading('LIVE TOWN', 'rural', 'CAR TRANSIT'),
  reading('REGION', 'region'),
]

const travel: readonly FamilyReading[] = [
  reading('LICENCE SINCE|WHEN', 'licenceYears'),
  reading('LICENCE', 'licence', 'WORK CAR'),
  reading('LICENCE CAR', 'licence', 'COMMUTE MODE WORK'),
  reading(
    'WORK GO|COMMUTE|MODE CAR',
    isSo('commutesByCar', ({ commuteMode }) => commuteMode === 'car'),
    'TIME DISTANCE',
  ),
  reading(
    'WORK TRANSIT',
    isSo('commutesByTransit', ({ commuteMode }) => commuteMode === 'transit'),
    'TIME DISTANCE PASS',
  ),
  reading(
    'WORK BIKE',
    isSo('commutesByBike', ({ commuteMode }) => commuteMode === 'bike'),
    'TIME DISTANCE',
  ),
  reading(
    'WORK WALK',
    isSo('walksToWork', ({ commuteMode }) => commuteMode === 'walk'),
    'TIME DISTANCE',
  ),
  reading('WORK GO|COMMUTE|MODE', 'commuteMode', 'TIME DISTANCE SINCE REMOTE'),
  reading('WORK GO|COMMUTE', 'commuteMinutes', 'DISTANCE REMOTE'),
  reading('WORK GO|COMMUTE', 'commuteKm', 'TIME REMOTE'),
  reading('COMMUTE MODE', 'commuteMode', 'TIME DISTANCE SINCE'),
  reading('COMMUTE TIME|SINCE', 'commuteMinutes', 'DISTANCE'),
  reading('WORK GO TIME|SINCE', 'commuteMinutes', 'DISTANCE'),
  reading('WORK DISTANCE', 'commuteKm'),
  reading('COMMUTE DISTANCE', 'commuteKm'),
  reading('CAR', 'cars', 'COMMUTE WORK LICENCE AGE DISTANCE ELECTRICITY RENT'),
  reading('BIKE COUNT|MODE', 'bikeRides', 'WORK OWN'),
  reading('BIKE', 'bicycle', 'WORK'),
  reading('BIKE', 'bikeRides', 'WORK OWN'),
  reading('PASS TRANSIT', 'transitPass'),
  reading('TRANSIT', 'transit', 'PASS WORK'),
  reading('TRAIN WHEN LAST', 'monthsSinceTrain'),
  reading('TRAIN', 'trains', 'PASS WORK COMMUTE'),
  reading('PLANE WHEN LAST', 'monthsSinceFlight'),
  reading('PLANE', 'flights'),
  reading('HOLIDAY|TRIP ABROAD', 'tripsAbroad', 'BORN'),
  reading('ABROAD', 'tripsAbroad', 'BORN LIVE WORK STUDENT'),
  reading('HOLIDAY WEEK', 'holidayWeeks'),
  reading('HOLIDAY PLACEGONE', 'holidayPlace'),
  reading('HOLIDAY', 'holidays', 'ABROAD'),
]

const body: readonly FamilyReading[] = [
  reading(
    'HEALTH BAD',
    isSo('poorHealth', ({ health }) => health <= 2),
    'CHRONIC ILL',
  ),
  reading('HEALTH GOOD', 'goodHealth', 'CHRONIC ILL'),
  reading('HEALTH', 'health', 'DISABLED LIMITED ILL CHRONIC'),
  reading('SMOKE STOP SINCE|WHEN', 'quitYears'),
  reading('SMOKE PAST', 'everSmoked', 'COUNT'),
  reading(
    'SMOKE STOP',
    isSo('exSmoker', ({ smoker }) => smoker === 'former'),
    'SINCE WHEN',
  ),
  reading('SMOKE COUNT', 'cigarettes'),
  reading('SMOKE', 'smoker', 'STOP VAPE'),
  reading('SMOKE', 'smokes', 'STOP VAPE'),
  reading('VAPE', 'vapes'),
  reading(
    'TEETOTAL',
    isSo('teetotal', ({ alcoholDays }) => alcoholDays === 0),
  ),
  reading('ALCOHOL', 'alcohol', 'COFFEE TEETOTAL'),
  reading('EYEWEAR', 'eyewear'),
  reading('EYEWEAR', 'glasses'),
  reading(
    'SPORT HOURS',
    amount('sportHours', ...unasked, ({ sportPerWeek }) => 1.2 * sportPerWeek, 'hour'),
    'CLUB PASS TV',
  ),
  reading('SPORT', 'sport', 'CLUB PASS TV'),
  reading('SLEEP', 'sleep', 'CHILD'),
  reading('DOCTOR WHEN|SINCE LAST', 'monthsSinceDoctor'),
  reading(
    'DOCTOR REGULAR',
    isSo('regularDoctor', ({ regularDoctor }) => regularDoctor),
  ),
  reading('DOCTOR', 'doctor', 'REGULAR'),
  reading('DISABLED', 'disability'),
  reading('LIMITED HEALTH|ILL', 'disability'),
  reading('CHRONIC', 'chronic'),
  reading('ILL', 'chronic', 'WORK'),
  reading('MEDICINE', 'medicines'),
  reading('TALL', 'height', 'HOME EMPLOYER SIZE'),
  reading('WEIGHT', 'weight'),
  reading('VEGETARIAN', 'vegetarian'),
  reading('DIET', 'diet'),
  reading('MEAT', 'meat'),
  reading('COFFEE', 'coffees'),
  reading('LEFT RIGHT', 'handed'),
  reading('LEFT', 'leftHanded'),
  reading(
    'RIGHT',
    isSo('rightHanded', ({ leftHanded }) => !leftHanded),
  ),
]

const leisure: readonly FamilyReading[] = [
  reading('BUY ONLINE|INTERNET', 'orders'),
  reading('INTERNET|ONLINE TIME|HOURS|SINCE', 'screenHours', 'BUY TV'),
  reading('SCREEN TIME|HOURS|SINCE', 'screenHours'),
  reading('INTERNET', 'internet', 'BUY TIME HOURS NEWS STREAM'),
  reading('SMARTPHONE', 'phone'),
  reading('SMARTPHONE', 'smartphone'),
  reading('MOBILE', 'phone', 'TIME HOURS'),
  reading('MOBILE', 'mobile', 'TIME HOURS'),
  reading('COMPUTER', 'computer', 'GAME WORK'),
  reading('FACEBOOK', 'facebook'),
  reading('INSTAGRAM', 'instagram'),
  reading('TIKTOK', 'tiktok'),
  reading('SOCIAL', 'social', 'TIME HOURS NEWS'),
  reading('STREAM', 'streamingServices'),
  reading('STREAM', 'streaming'),
  reading('TV', 'tvHours', 'NEWS STREAM SCREEN'),
  reading('NEWS', 'newsSource'),
  reading('BOOK', 'books', 'BUY ONLINE'),
  reading('CINEMA WHEN LAST', 'monthsSinceCinema'),
  reading('CINEMA', 'cinema'),
  reading('MUSEUM WHEN LAST', 'monthsSinceMuseum'),
  reading('MUSEUM', 'museums'),
  reading('RESTAURANT', 'restaurant'),
  reading('GAME TIME|HOURS', 'videoGameHours'),
  reading('GAME', 'videoGames'),
  reading('INSTRUMENT', 'instrument'),
  reading('VOTEROLL', 'registered'),
  reading('VOTE', 'ballot', 'VOTEROLL'),
  reading('VOTE', 'voted', 'VOTEROLL'),
  reading('ELECTION', 'ballot', 'VOTEROLL'),
  reading('NATIONALITY', 'nationality'),
  reading('FRENCH NATIONALITY', 'french'),
  reading(
    'FRENCH SPEAK ONLY',
    isSo('onlyFrench', ({ languages }) => languages === 1),
  ),
  reading('FRENCH', 'french', 'LANGUAGE SPEAK BORN OTHERLANGUAGE'),
  reading('CLUB COUNT', 'associations'),
  reading('CLUB', 'associations', 'VOLUNTEER SPORT'),
  reading('CLUB', 'association', 'VOLUNTEER SPORT'),
  reading('VOLUNTEER', 'volunteer'),
  reading('CHARITY', 'donates', 'VOLUNTEER'),
  reading(
    'CATHOLIC',
    isSo('catholic', ({ religion }) => religion === 'catholic'),
  ),
  reading(
    'MUSLIM',
    isSo('muslim', ({ religion }) => religion === 'muslim'),
  ),
  reading('WORSHIP', 'worship'),
  reading('RELIGION', 'religion', 'WORSHIP'),
  reading('RELIGION', 'religious', 'WORSHIP'),
  reading('OTHERLANGUAGE', 'foreignLanguage'),
  reading('LANGUAGE COUNT', 'languages'),
]

/** All that is read by families of words; where several fit, the one that needs most families is tried first. */
export const familyReadings: readonly FamilyReading[] = [
  ...family,
  ...work,
  ...money,
  ...home,
  ...travel,
  ...body,
  ...leisure,
]
