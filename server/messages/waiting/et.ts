import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Oled ootenimekirjas: {{event}}',
      headline: 'Oled ootenimekirjas',
      content:
        'Praegu on kõik kohad täis. Kui mõni vabaneb, pakume seda sulle e-kirjaga. Mõtlesid ümber? Võid nimekirjast igal ajal lahkuda.',
      button_label: 'Vaata minu järjekohta',
    },
    rsvp_waiting_offer: {
      subject: 'Sinu jaoks on koht: {{event}}',
      headline: 'Sinu jaoks on koht',
      content:
        'Hea uudis: oled järjekorras järgmine ja hoiame sulle kohta. Võta see õigel ajal vastu või loobu, et järgmine inimene saaks tulla.',
      button_label: 'Võta koht vastu',
    },
  },
  status: 'Ootenimekirjas',
  heldUntil: 'Sinu jaoks hoitud kuni',
  page: {
    join: 'Liitu ootenimekirjaga',
    text: 'Liitu ootenimekirjaga ja kirjutame sulle, kui sinu jaoks on koht.',
    position: (position) => `Oled järjekorras ${position}. kohal.`,
    leave: 'Lahku ootenimekirjast',
    decline: 'Ei, aitäh',
    done: 'Kirjutame sulle, kui sinu jaoks on koht.',
  },
}
