/** Explains what is in an export. */
export const readme = (name: string, created: string) => `All data of ${name}, exported from Kalends on ${created}.

organization.json    Name and settings of the organization.
members.json         Its members and their roles.
keys.json            Its API keys, without their secrets.
domains.json         Its custom domains.
events.json, groups.json and the templates (styles, landing pages, calls to action, RSVP forms, mails)
                     Every item as the API returns it.
events/<prokey>.ics  Every event as a calendar file. Several files (-2.ics, -3.ics) if the dates of an event
                     can't be in one.
groups/<prokey>.ics  The calendar of every group that people can subscribe to.
rsvps/<prokey>.csv   Who signed up for an event, for spreadsheets. A text that a spreadsheet would take for a
                     formula begins with an apostrophe.
rsvps/<prokey>.json  The same as the API returns it.
images/              Uploaded images, named by their ids.
statistics.csv       Views and saves of every event and group by day (UTC), without the last few seconds.
activity.jsonl       Who changed what and when, one JSON object per line.

A prokey is the last part of the address of an event or group. CSV files are in UTF-8. What was changed while
the export was running may be included or not. Not included: passwords, secrets, sessions, and the texts of
mails that were sent.

This file contains personal data. Keep it as safe as the service it comes from.
`
