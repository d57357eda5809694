import { activity } from './settings-activity.ts'
import { domains } from './settings-domains.ts'
import { keys } from './settings-keys.ts'
import { mails } from './settings-mails.ts'
import { people } from './settings-people.ts'

export const settings = {
  title: 'Settings',
  navigation: 'Settings',
  go: (section: string) => `Settings: ${section}`,
  refused: {
    title: 'Not for your role',
    text: (role: string): string =>
      role === 'owner'
        ? 'Only owners of the organization can use this place. Ask one of them.'
        : role === 'editor'
          ? 'Only editors, admins and owners of the organization can use this place. Ask one of them.'
          : 'Only admins and owners of the organization can use this place. Ask one of them.',
  },
  stored: 'I have stored it',
  deleted: {
    text: 'Events, calendars and templates can be brought back for 30 days.',
    emptyTitle: 'Nothing was deleted lately',
    emptyText: 'Deleted events, calendars and templates stay here for 30 days, in case you want them back.',
  },
  activity,
  domains,
  keys,
  mails,
  people,
  organization: {
    text: 'How your organization appears on pages and in mails. Changes are live at once.',
    profile: 'Profile',
    mail: 'Mails to attendees',
    mailText: 'The address they come from belongs to the server. You choose the name, and where replies go.',
    region: 'Language and time',
    name: { label: 'Name', help: 'Shown on pages and in mails.' },
    logo: {
      label: 'Logo',
      help: 'At the top of pages and mails. Wide images with a transparent background look best.',
    },
    senderName: { label: 'Sender name', help: 'Email templates can have their own.' },
    replyTo: { label: 'Reply-to address', help: 'Without one, replies go to the address of the server.' },
    language: {
      label: 'Language of pages',
      help: 'If neither the button nor the browser of the visitor decides.',
      unset: 'That of the browser, or English',
    },
    timeZone: { label: 'Time zone', help: 'New events start with it.', unset: 'That of the person who creates it' },
    timeFormat: {
      label: 'Hours',
      options: { language: 'As usual in the language', '12': '6:00 PM', '24': '18:00' },
    },
    notSet: 'Not set',
    noLogo: 'None',
    hasLogo: 'Uploaded',
    plan: {
      title: 'Plan',
      plan: 'Plan',
      plans: { hobby: 'Hobby', regular: 'Regular', enterprise: 'Enterprise' } as Record<string, string>,
      credits: 'Event credits left',
      unlimited: 'Unlimited',
    },
    leave: {
      title: 'Leave the organization',
      text: 'You lose access to everything here. An admin can invite you again.',
      lastOwner: 'You are the only owner, so you can’t leave. Make somebody else an owner first.',
      toPeople: 'Go to People',
      action: 'Leave organization',
      confirm: (name: string) => `Leave ${name}?`,
      left: (name: string) => `You have left ${name}`,
    },
    removal: {
      title: 'Delete the organization',
      text: 'It is deleted seven days after you ask for it. Until then everything works as before, and any owner can take it back.',
      action: 'Delete organization',
      confirm: (name: string) => `Delete ${name} in seven days?`,
      lost: 'In seven days, all of this is deleted for good:',
      losses: [
        'All events, calendars, templates and images',
        'All RSVPs and mails to attendees',
        'All pages, feeds and buttons on other sites stop working',
        'Statistics, activity, keys, domains and memberships',
      ],
      exportFirst: 'You can export everything first, under Settings, Export.',
      plannedText: 'Everything works as before until then. Any owner can take it back.',
      takeBack: 'Keep the organization',
      kept: 'The organization stays',
      scheduled: 'The deletion is planned',
    },
  },
  export: {
    text: 'Everything your organization owns, in one zip file: events, calendars, RSVPs, images, statistics, activity and settings, as JSON, calendar files and CSV.',
    title: 'Your data',
    none: 'No export yet',
    noneText: 'It takes from seconds to minutes. You can go on working meanwhile.',
    mailed: 'We’ll email you when it’s ready.',
    start: 'Start export',
    again: 'Start another',
    waiting: 'The export starts in a moment …',
    running: (percent: number, part: string) => `${percent}% · ${part}`,
    parts: {} as Record<string, string>,
    failed: 'The export failed',
    failedText: 'Start it again. If it keeps failing, tell the operator of the server.',
    done: 'Your export is ready',
    doneText: (size: string, until: string) => `${size}, available until ${until}.`,
    replaces: 'A new export replaces this file.',
    link: 'Create download link',
    linkLabel: 'Download link',
    linkHelp: 'It works as often as you like in a browser in which an owner is signed in, until the file is removed.',
    download: 'Download',
    cancel: 'Cancel export',
    remove: 'Remove file',
    removeText: 'The file can no longer be downloaded. You can export again at any time.',
    removed: 'The export was removed',
    started: (moment: string) => `Started ${moment}`,
  },
}
