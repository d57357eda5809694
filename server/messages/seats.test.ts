import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from './messages.ts'
import { messagesIn } from './messages.ts'

const offers: Partial<Record<Language, [seats: number, headline: string][]>> = {
  en: [[2, 'There are 2 seats for you']],
  de: [[2, '2 Plätze sind für Sie frei']],
  fr: [[2, '2 places sont disponibles pour vous']],
  cs: [
    [4, 'Máme pro vás 4 místa'],
    [5, 'Máme pro vás 5 míst'],
  ],
  pl: [
    [4, 'Mamy dla Ciebie 4 miejsca'],
    [12, 'Mamy dla Ciebie 12 miejsc'],
    [22, 'Mamy dla Ciebie 22 miejsca'],
  ],
  ro: [
    [19, 'Avem 19 locuri pentru tine'],
    [20, 'Avem 20 de locuri pentru tine'],
  ],
  ar: [
    [2, 'توفّر مقعدان لك'],
    [3, 'توفّرت 3 مقاعد لك'],
    [11, 'توفّر 11 مقعدًا لك'],
  ],
  fa: [[3, '۳ جا برایتان خالی شد']],
}

test('the number of seats is said in the plural forms of the language', async () => {
  for (const [language, examples] of Object.entries(offers)) {
    const { rsvp } = await messagesIn(language as Language)
    for (const [seats, headline] of examples)
      assert.equal(rsvp.waiting.several(seats).offer.headline, headline, `${language} ${seats}`)
  }
})

test('what is said about one seat and about several differs', async () => {
  const { rsvp, mail } = await messagesIn('de')

  assert.deepEqual([rsvp.send(1), rsvp.send(2)], ['Jetzt anmelden', 'Jetzt 2 Plätze sichern'])
  assert.deepEqual(
    [rsvp.ticket.inLine(1), rsvp.ticket.inLine(2)],
    [
      'Wir schreiben Ihnen, sobald ein Platz für Sie frei ist.',
      'Wir schreiben Ihnen, sobald 2 Plätze für Sie frei sind.',
    ],
  )
  assert.deepEqual(
    [mail.reminder.release.link(1), mail.reminder.release.link(2)],
    ['Platz freigeben', '2 Plätze freigeben'],
  )
})

test('two dates are both of them, in the words of the language', async () => {
  const said = async (language: Language, count: number) => (await messagesIn(language)).rsvp.ticket.dates(count)

  assert.equal(await said('en', 2), 'Your RSVP is for both dates.')
  assert.equal(await said('it', 2), 'La tua iscrizione vale per entrambe le date.')
  assert.equal(await said('it', 3), 'La tua iscrizione vale per tutte e 3 le date.')
  assert.equal(await said('sv', 2), 'Din anmälan gäller båda datumen.')
  assert.equal(await said('ro', 2), 'Înscrierea ta este valabilă pentru ambele date.')
  assert.equal(await said('ar', 2), 'يشمل تسجيلك الموعدين.')
})
