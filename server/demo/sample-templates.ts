import type { CtaBlockCreate, LandingPageCreate, RsvpBlockCreate, StyleCreate } from '@kalends/contract'

/** Sample templates. They are found again by their names. */
export const styles: StyleCreate[] = [
  {
    name: 'Sample: round and colourful',
    options: ['apple', 'google', 'ical', 'outlookcom', 'yahoo'],
    buttonStyle: 'round',
    listStyle: 'overlay',
    styleLight: { '--btn-background': '#c2410c', '--btn-text': '#fff' },
    customLabels: { 'label.addtocalendar': 'Save the date' },
  },
  {
    name: 'Sample: quiet, follows dark mode',
    options: ['apple', 'google', 'ical', 'ms365', 'msteams', 'outlookcom', 'yahoo'],
    optionsMobile: ['google', 'ical'],
    optionsIOS: ['apple', 'google'],
    buttonStyle: 'flat',
    trigger: 'click',
    lightMode: 'system',
    size: '4',
    pastDateHandling: 'disable',
  },
]

export const landingPages: LandingPageCreate[] = [
  {
    name: 'Sample: harbour',
    title: 'Meet us at the harbour',
    intro: '<p>An evening of music, food and <strong>good company</strong>.</p>',
    legal: '<p>Organized by Example Events.</p>',
    background: 'preset',
    image: 'preset-harbour',
    highlight_color: '#0f766e',
  },
  {
    name: 'Sample: sunrise',
    title: 'Two days of talks and workshops',
    intro: '<p>Bring your questions:</p><ul><li>talks in the morning</li><li>workshops in the afternoon</li></ul>',
    background: 'gradient',
    gradient_direction: 'linear-br',
    background_color_1: '#fff7ed',
    background_color_2: '#fed7aa',
    highlight_color: '#c2410c',
    meta_description_override: 'Two days of talks and workshops.',
  },
]

export const ctaBlocks: CtaBlockCreate[] = [
  {
    name: 'Sample: newsletter',
    type: 'form',
    headline: 'Stay in touch',
    text: 'One mail a month, no more.',
    url: 'https://example.org/newsletter',
    button_label: 'Subscribe',
    fields: [
      { type: 'text', name: 'email', required: true, label: 'Your email address', placeholder: 'ann@example.org' },
      { type: 'label', label: 'What are you interested in?' },
      { type: 'radio', name: 'topic', label: 'Music', placeholder: 'music', default: true },
      { type: 'radio', name: 'topic', label: 'Food', placeholder: 'food' },
      { type: 'checkbox', name: 'terms', required: true, label: 'I have read the privacy notice' },
      { type: 'hidden', name: 'source', default: 'event' },
    ],
  },
]

export const rsvpBlocks: RsvpBlockCreate[] = [
  {
    name: 'Sample: summer party',
    max: 120,
    maxpp: 4,
    maybe_option: true,
    initial_confirmation: false,
    doi: true,
    reminder_hours: [24],
    headline: 'Save your seat',
    text: '<p>Doors open at <strong>six</strong>. Tell us who is coming.</p>',
    fields: [
      { type: 'text', name: 'name', required: true, label: 'Your name' },
      { type: 'number', name: 'children', label: 'Children with you', default: '0' },
      { type: 'label', label: 'What would you like to eat?' },
      { type: 'radio', name: 'meal', label: 'Anything', placeholder: 'anything', default: true },
      { type: 'radio', name: 'meal', label: 'Vegan', placeholder: 'vegan' },
    ],
  },
  {
    name: 'Sample: wine tasting',
    max: 8,
    maxpp: 2,
    waiting_list: true,
    offer_hours: 48,
    headline: 'Save your seat',
    fields: [{ type: 'text', name: 'name', required: true, label: 'Your name' }],
  },
]
