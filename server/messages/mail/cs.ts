import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/cs.ts'
import { waiting } from '../waiting/cs.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Potvrďte prosím svou e-mailovou adresu: {{event}}',
      headline: 'Ještě jeden krok',
      content:
        'Potvrzením e-mailové adresy dokončíte přihlášení. Tlačítko funguje jednu hodinu. Pokud jste se nepřihlásili, tento e-mail ignorujte a nic se nestane.',
      button_label: 'Potvrdit mou adresu',
    },
    rsvp_thank_you: {
      subject: 'Vaše odpověď je potvrzena: {{event}}',
      headline: 'Děkujeme',
      content: 'Vaše e-mailová adresa je potvrzena a odpověď uložena. Tlačítkem níže si ji můžete zobrazit a změnit.',
      button_label: 'Zobrazit mou odpověď',
    },
    rsvp_signup_confirmation: {
      subject: 'Vaše odpověď: {{event}}',
      headline: 'Děkujeme za odpověď',
      content: 'Vaše odpověď je uložena. Tlačítkem níže si ji můžete zobrazit a změnit.',
      button_label: 'Zobrazit mou odpověď',
    },
    rsvp_change_confirmation: {
      subject: 'Vaše odpověď se změnila: {{event}}',
      headline: 'Změna je uložena',
      content: 'Takto nyní vypadá vaše odpověď. Pokud jste ji nezměnili vy, otevřete ji tlačítkem níže a opravte ji.',
      button_label: 'Zobrazit mou odpověď',
    },
    rsvp_event_update: {
      subject: 'Událost byla změněna: {{event}}',
      headline: 'Vezměte prosím na vědomí nové údaje',
      content: 'Pořadatel tuto událost změnil. Toto jsou aktuální údaje.',
      button_label: 'Zobrazit mou odpověď',
    },
    rsvp_magic_link: {
      subject: 'Přístup k vaší odpovědi: {{event}}',
      headline: 'Otevřete svou odpověď',
      content:
        'Tlačítkem níže si můžete odpověď zobrazit a změnit. Funguje jednu hodinu. Pokud jste o to nežádali, tento e-mail ignorujte.',
      button_label: 'Otevřít mou odpověď',
    },
    rsvp_second_signup: {
      subject: 'Už jste přihlášeni: {{event}}',
      headline: 'Vaši odpověď už máme',
      content:
        'Někdo, pravděpodobně vy, se s touto adresou přihlásil znovu. Vaše odpověď se nezměnila. Tlačítkem níže si ji můžete zobrazit a změnit; funguje jednu hodinu.',
      button_label: 'Otevřít mou odpověď',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Vaše přihlášení bylo zrušeno: {{event}}',
    headline: 'Už nejste přihlášeni',
    content: 'Pořadatel vaše přihlášení zrušil. Pokud vás to překvapuje, obraťte se na něj.',
  },
  status: { confirmed: 'Zúčastním se', undecided: 'Možná', declined: 'Nezúčastním se', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Vaše odpověď',
  places: 'Počet míst',
  ticket: { label: 'Vaše vstupenka', hint: 'Ukažte tento kód u vstupu.' },
  more: (count) =>
    count === 1 ? 'a 1 další termín' : count < 5 ? `a ${count} další termíny` : `a ${count} dalších termínů`,
  attached: 'Událost pro váš kalendář je v příloze.',
  attachedUpdate: 'Přiložený soubor aktualizuje záznam ve vašem kalendáři.',
  attachedRemoval: 'Přiložený soubor odstraní událost z vašeho kalendáře.',
  withoutButton: 'Pokud tlačítko nefunguje, otevřete tuto adresu:',
  reason: 'Tento e-mail dostáváte, protože se někdo s touto adresou přihlásil na tuto událost.',
  unsubscribe: 'Neposílat mi další změny',
}
