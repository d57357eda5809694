import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@kalends/contract'
import { parseRule } from '../calendar/rule.ts'
import { type Language, messagesIn } from '../messages/messages.ts'
import { recurrenceText } from './recurrence-text.ts'

test('a rule is described in words', async () => {
  for (const [rule, text] of [
    ['FREQ=DAILY;INTERVAL=3;COUNT=5', 'Every 3 days · 5 times'],
    ['FREQ=DAILY;BYMONTH=7,6', 'Daily · June and July'],
    ['FREQ=DAILY;BYMONTH=1,2,3,4,5,6,9,10,11,12', 'Daily · except in July and August'],
    ['FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12', 'Daily'],
    [
      'FREQ=WEEKLY;BYMONTH=6,7,1,2,3,4,5;BYDAY=SU',
      'Weekly · except in August, September, October, November, and December · Sunday',
    ],
    [
      'FREQ=MONTHLY;BYMONTH=12,1,2,3,4,5,6,8,9,10,11;BYDAY=2TU',
      'Monthly · except in July · on the second Tuesday of the month',
    ],
    ['FREQ=WEEKLY;BYDAY=TH,MO;UNTIL=20270605', 'Weekly · Monday and Thursday · until June 5, 2027'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'Every 2 weeks · Tuesday'],
    ['FREQ=WEEKLY;BYMONTH=5;BYDAY=SU', 'Weekly · May · Sunday'],
    ['FREQ=MONTHLY', 'Monthly'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'Monthly · on the last Friday of the month'],
    ['FREQ=MONTHLY;BYDAY=3TU,1TU', 'Monthly · on the first and third Tuesday of the month'],
    [
      'FREQ=MONTHLY;BYDAY=2WE,-1SU',
      'Monthly · on the second Wednesday of the month and on the last Sunday of the month',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Monthly · on the last day of the month'],
    ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=22,1,3', 'Every 2 months · on the 1st, 3rd, and 22nd of the month'],
    ['FREQ=MONTHLY;BYMONTHDAY=15,-2', 'Monthly · on the 15th of the month and on the second-to-last day of the month'],
    ['FREQ=MONTHLY;BYMONTHDAY=-5', 'Monthly · on the 5th-to-last day of the month'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,-3', 'Monthly · on the 1st of the month and on the 3rd-to-last day of the month'],
    ['FREQ=MONTHLY;BYDAY=-4FR', 'Monthly · on the 4th-to-last Friday of the month'],
    ['FREQ=YEARLY;BYMONTH=5', 'Yearly · May'],
    ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=15', 'Yearly · May 15'],
    ['FREQ=YEARLY;BYMONTH=11,5;BYMONTHDAY=15', 'Yearly · May 15 and November 15'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'Yearly · February 29'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', 'Yearly · February · on the last day of the month'],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'Yearly · May · on the second Sunday of the month'],
  ] as const)
    assert.equal(await textOf(rule), text, rule)
})

test('a rule that names all days, all working days or a single time says just that', async () => {
  for (const [rule, text] of [
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Daily'],
    ['FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=3', 'Every 2 days · 3 times'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTH=7', 'Daily · July'],
    ['FREQ=WEEKLY;BYDAY=FR,MO,TU,WE,TH', 'Weekly · Monday – Friday'],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'Daily · Monday – Friday'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH', 'Weekly · Monday, Tuesday, Wednesday, and Thursday'],
    ['FREQ=WEEKLY;COUNT=1', 'Once'],
  ] as const)
    assert.equal((await textOf(rule)).replaceAll(/\s/g, ' '), text, rule)
})

test('positions in a set read like ordinals if they mean the same', async () => {
  for (const [rule, text] of [
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1', 'Monthly · on the last Friday of the month'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', 'Monthly · on the first working day of the month'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-2', 'Monthly · on the second-to-last day of the month'],
    ['FREQ=YEARLY;BYMONTH=10;BYDAY=SU;BYSETPOS=-1', 'Yearly · October · on the last Sunday of the month'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-3', 'Monthly · on the 3rd-to-last working day of the month'],
  ] as const)
    assert.equal(await textOf(rule), text, rule)
})

test('a roundabout rule reads the way people would phrase it', async () => {
  for (const [rule, text] of [
    ['FREQ=MONTHLY;BYDAY=MO,WE', 'Weekly · Monday and Wednesday'],
    ['FREQ=YEARLY;BYMONTH=7,8;BYDAY=SA', 'Weekly · July and August · Saturday'],
    ['FREQ=YEARLY;BYMONTHDAY=13', 'Monthly · on the 13th of the month'],
    ['FREQ=DAILY;BYMONTHDAY=1,15', 'Monthly · on the 1st and 15th of the month'],
    ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'Monthly · on the last day of the month'],
    ['FREQ=MONTHLY;BYMONTHDAY=15;BYSETPOS=1', 'Monthly · on the 15th of the month'],
    ['FREQ=MONTHLY;BYDAY=TU;BYMONTHDAY=8,9,10,11,12,13,14', 'Monthly · on the second Tuesday of the month'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=-7,-6,-5,-4,-3,-2,-1', 'Monthly · on the last Friday of the month'],
    [
      'FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYMONTHDAY=22,23,24,25,26,27,28',
      'Yearly · November · on the fourth Thursday of the month',
    ],
    ['FREQ=YEARLY;BYDAY=1MO', 'Yearly · January · on the first Monday of the month'],
    ['FREQ=YEARLY;BYDAY=-1FR', 'Yearly · December · on the last Friday of the month'],
    ['FREQ=YEARLY;BYYEARDAY=1', 'Yearly · January 1'],
    ['FREQ=YEARLY;BYYEARDAY=59', 'Yearly · February 28'],
    ['FREQ=YEARLY;BYYEARDAY=-1', 'Yearly · December 31'],
    ['FREQ=YEARLY;BYYEARDAY=-306', 'Yearly · March 1'],
  ] as const)
    assert.equal(await textOf(rule), text, rule)
})

test('a rule that takes more than a few words is left to the list of next dates', async () => {
  for (const rule of [
    'FREQ=YEARLY;BYYEARDAY=100',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=YEARLY;BYYEARDAY=-307',
    'FREQ=YEARLY;BYMONTH=3,10;BYDAY=SU;BYSETPOS=-1',
  ])
    assert.equal(await textOf(rule), 'Yearly · on selected dates', rule)
  for (const rule of [
    'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
    'FREQ=MONTHLY;BYMONTHDAY=-11',
    'FREQ=MONTHLY;BYMONTHDAY=29,30,31;BYSETPOS=-1',
    'FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=7',
    'FREQ=MONTHLY;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
  ])
    assert.equal(await textOf(rule), 'Monthly · on selected dates', rule)
})

test('a rule that skips months or years is not simplified', async () => {
  assert.equal(await textOf('FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,WE'), 'Every 2 months · on selected dates')
  assert.equal(await textOf('FREQ=YEARLY;INTERVAL=2;BYMONTHDAY=13'), 'Every 2 years · on selected dates')
})

/** A weekday with a different grammatical gender, in languages that have genders. */
const lastSunday: Record<Language, string> = {
  ar: 'شهريًا · يوم الأحد الأخير من الشهر',
  cs: 'Každý měsíc · poslední neděle v měsíci',
  de: 'Monatlich · am letzten Sonntag des Monats',
  en: 'Monthly · on the last Sunday of the month',
  es: 'Cada mes · el último domingo del mes',
  et: 'Iga kuu · kuu viimane pühapäev',
  fa: 'هر ماه · آخرین یکشنبه ماه میلادی',
  fi: 'Kuukausittain · kuukauden viimeinen sunnuntai',
  fr: 'Tous les mois · le dernier dimanche du mois',
  hi: 'हर महीने · महीने के आख़िरी रविवार को',
  id: 'Setiap bulan · hari Minggu terakhir dalam sebulan',
  it: 'Ogni mese · l’ultima domenica del mese',
  ja: '毎月 · 最終日曜日',
  ko: '매월 · 마지막 일요일',
  nl: 'Maandelijks · op de laatste zondag van de maand',
  no: 'Månedlig · siste søndag i måneden',
  ro: 'Lunar · în ultima duminică din lună',
  pl: 'Co miesiąc · ostatnia niedziela miesiąca',
  pt: 'Todo mês · no último domingo do mês',
  sv: 'Varje månad · sista söndagen i månaden',
  tr: 'Her ay · ayın son Pazar günü',
  vi: 'Hằng tháng · vào Chủ Nhật cuối cùng của tháng',
  zh: '每月 · 最后一个星期日',
}

test('every language counts weekdays by its own grammar', async () => {
  for (const language of languages)
    assert.equal(await textOf('FREQ=MONTHLY;BYDAY=-1SU', language), lastSunday[language])
  assert.equal(await textOf('FREQ=MONTHLY;BYDAY=2TU', 'cs'), 'Každý měsíc · druhé úterý v měsíci')
  assert.equal(await textOf('FREQ=MONTHLY;BYDAY=2TH', 'cs'), 'Každý měsíc · druhý čtvrtek v měsíci')
  assert.equal(
    await textOf('FREQ=MONTHLY;BYDAY=1MO,3MO', 'pt'),
    'Todo mês · na primeira e na terceira segunda-feira do mês',
  )
  assert.equal(await textOf('FREQ=MONTHLY;BYDAY=1FR', 'it'), 'Ogni mese · il primo venerdì del mese')
})

/** Counted from the end, beyond what `ordinals` has words for. */
const thirdDayFromEnd: Record<Language, string> = {
  ar: 'شهريًا · اليوم الثالث من آخر الشهر',
  cs: 'Každý měsíc · 3. den od konce měsíce',
  de: 'Monatlich · am drittletzten Tag des Monats',
  en: 'Monthly · on the 3rd-to-last day of the month',
  es: 'Cada mes · el antepenúltimo día del mes',
  et: 'Iga kuu · kuu lõpust 3. päev',
  fa: 'هر ماه · سومین روز از آخر ماه میلادی',
  fi: 'Kuukausittain · kuukauden kolmanneksi viimeinen päivä',
  fr: 'Tous les mois · le 3e jour du mois en partant de la fin',
  hi: 'हर महीने · महीने के अंत से तीसरे दिन',
  id: 'Setiap bulan · hari ke-3 dari akhir bulan',
  it: 'Ogni mese · il terzultimo giorno del mese',
  ja: '毎月 · 月末から3日目',
  ko: '매월 · 끝에서 3번째 날',
  nl: 'Maandelijks · op de 3e dag vanaf het einde van de maand',
  no: 'Månedlig · tredje siste dag i måneden',
  ro: 'Lunar · în antepenultima zi din lună',
  pl: 'Co miesiąc · 3. dzień od końca miesiąca',
  pt: 'Todo mês · no antepenúltimo dia do mês',
  sv: 'Varje månad · tredje sista dagen i månaden',
  tr: 'Her ay · ayın sondan 3. günü',
  vi: 'Hằng tháng · vào ngày thứ 3 tính từ cuối tháng',
  zh: '每月 · 倒数第三天',
}

test('every language counts from the end of the month', async () => {
  for (const language of languages) {
    assert.equal(await textOf('FREQ=MONTHLY;BYMONTHDAY=-3', language), thirdDayFromEnd[language])
    for (let day = -10; day <= -3; day += 1)
      assert.doesNotMatch(await textOf(`FREQ=MONTHLY;BYMONTHDAY=${day}`, language), /undefined/)
  }
  assert.equal(await textOf('FREQ=MONTHLY;BYDAY=-3SU', 'it'), 'Ogni mese · la terzultima domenica del mese')
  assert.equal(await textOf('FREQ=MONTHLY;BYDAY=-4MO', 'pt'), 'Todo mês · na 4ª segunda-feira a contar do fim do mês')
})

const withoutSummer: Record<Language, string> = {
  ar: 'يوميًا · ما عدا يوليو وأغسطس',
  cs: 'Každý den · kromě měsíců červenec a srpen',
  de: 'Täglich · außer im Juli und August',
  en: 'Daily · except in July and August',
  es: 'Cada día · excepto en julio y agosto',
  et: 'Iga päev · välja arvatud juuli ja august',
  fa: 'هر روز · به‌جز ژوئیه و اوت',
  fi: 'Päivittäin · paitsi heinäkuu ja elokuu',
  fr: 'Tous les jours · sauf en juillet et août',
  hi: 'हर दिन · जुलाई और अगस्त को छोड़कर',
  id: 'Setiap hari · kecuali bulan Juli dan Agustus',
  it: 'Ogni giorno · tranne luglio e agosto',
  ja: '毎日 · 7月、8月を除く',
  ko: '매일 · 7월 및 8월 제외',
  nl: 'Dagelijks · behalve in juli en augustus',
  no: 'Daglig · unntatt i juli og august',
  ro: 'Zilnic · cu excepția lunilor iulie și august',
  pl: 'Codziennie · z wyjątkiem miesięcy lipiec i sierpień',
  pt: 'Todos os dias · exceto em julho e agosto',
  sv: 'Varje dag · utom i juli och augusti',
  tr: 'Her gün · Temmuz ve Ağustos hariç',
  vi: 'Hằng ngày · trừ tháng 7 và tháng 8',
  zh: '每天 · 七月和八月除外',
}

test('every language says which months are left out, if they are few', async () => {
  for (const language of languages)
    assert.equal(
      withPlainSpaces(await textOf('FREQ=DAILY;BYMONTH=1,2,3,4,5,6,9,10,11,12', language)),
      withoutSummer[language],
    )
  assert.equal(
    withPlainSpaces(await textOf('FREQ=DAILY;BYMONTH=1,2,3,4,5,6,8,9,10,11,12', 'cs')),
    'Každý den · kromě měsíce červenec',
  )
})

test('months follow the calendar system in which a rule counts, including in Persian', async () => {
  assert.equal(await textOf('FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=15', 'fa'), 'هر سال · ۱۵ مه')
  assert.equal(await textOf('FREQ=MONTHLY;BYMONTHDAY=1,15', 'fa'), 'هر ماه · روز ۱ و ۱۵ ماه میلادی')
})

async function textOf(rule: string, language: Language = 'en'): Promise<string> {
  return recurrenceText(parseRule(`RRULE:${rule}`), language, (await messagesIn(language)).page)
}

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')
