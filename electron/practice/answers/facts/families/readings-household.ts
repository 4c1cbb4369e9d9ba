import { amount, choice } from '../fact.ts'
import { type FamilyReading, isSo, reading, unasked } from './reading.ts'

const unemployed = isSo('unemployed', ({ status }) => status === 'unemployed')
const student = isSo('student', ({ status }) => status === 'student')
const retired = isSo('retired', ({ status }) => status === 'retired')
const others = choice(
  'othersAtHome',
  ...unasked,
  ({ householdSize }) => (householdSize === 1 ? 'none' : householdSize === 2 ? 'one' : 'more'),
  {
    none: [/^(?:no|non|personne|nobody|no one)\b|\b(?:just|only) me\b|\bseule?\b|\balone\b/],
    one: [/\b(?<!\bno )(?:one|une?|1)\b(?!.*(?:plus|more|plusieurs))/, /^(?:oui|yes|true|vrai)/],
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
  reading(
    'EXECUTIVE',
    isSo('executive', ({ occupation }) => occupation === 'cadres'),
  ),
  reading(
    'CONSUMERDEBT',
    isSo('otherLoan', ({ otherLoan }) => otherLoan),
  ),
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
  reading('LIVE|HOME COUNT PEOPLE', 'householdSize', 'EMPLOYER CHILD MINOR WORK'),
  reading('LIVE HOME COUNT', 'householdSize', 'CHILD MINOR DOG CAT PET ROOM BEDROOM SURFACE CAR'),
  reading('COUNT PEOPLE', 'householdSize', 'EMPLOYER WORK MANAGE'),
  reading('HOME LIVE PEOPLE', 'householdSize', 'EMPLOYER WORK MANAGE CHILD MINOR PET DOG CAT'),
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
  reading('CIVIL', 'publicSector'),
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
  reading('WORK COUNT PEOPLE', 'employerSize', 'HOURS REMOTE MANAGE HOUSEHOLD'),
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

/** Family, work, money and the home. */
export const householdReadings: readonly FamilyReading[] = [...family, ...work, ...money, ...home]
