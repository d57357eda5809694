// Nobody can own a name below .example (RFC 2606).
const domain = '@sample.example'

/** The address of a person in the sample content. Mails to it are stored to be read, and never sent. */
export const sampleAddress = (name: string): string => `${name}${domain}`

export const isSampleAddress = (address: string): boolean => address.toLowerCase().endsWith(domain)
