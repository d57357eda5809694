/** A waiting list as its description says, without a database: people are rows of an array, in the order of sign-up. */
export interface Person {
  readonly name: string
  status: 'confirmed' | 'declined' | 'waiting' | 'offered'
  amount: number
  /** The place in the line. */
  since: number
  until: number
}

const [minute, hour] = [60_000, 3_600_000]

export class WaitingModel {
  people: Person[] = []
  removed: Person[] = []
  max: number | null
  hasLine = true
  closes = Infinity
  now: number
  #places = 0

  constructor(max: number, now: number) {
    this.max = max
    this.now = now
  }

  find = (name: string) => this.people.find((person) => person.name === name)
  line = () => this.people.filter(({ status }) => status === 'waiting').toSorted((a, b) => a.since - b.since)
  taken = () =>
    this.people
      .filter(({ status }) => status === 'confirmed' || status === 'offered')
      .reduce((sum, { amount }) => sum + amount, 0)
  fits = (amount: number) => this.max === null || this.taken() + amount <= this.max

  /** When an offer made now ends; undefined if it is too late. */
  #end(): number | undefined {
    const until = Math.min(this.now + 24 * hour, this.closes)
    return until - this.now < 10 * minute ? undefined : until
  }

  #canWait = () => this.hasLine && this.max !== null && this.#end() !== undefined

  /** What happens by itself after every step. */
  settle() {
    for (const person of this.people)
      if (person.status === 'offered' && person.until <= this.now) person.status = 'declined'
    for (const person of this.people)
      if (person.status === 'offered') person.until = Math.min(person.until, this.closes)
    const until = this.#end()
    if (!this.hasLine || until === undefined) return
    for (const person of this.line()) if (this.fits(person.amount)) Object.assign(person, { status: 'offered', until })
  }

  #join(person: Person) {
    if (this.fits(person.amount)) person.status = 'confirmed'
    else Object.assign(person, { status: 'waiting', since: (this.#places += 1) })
  }

  signUp(name: string, amount: number, waits: boolean) {
    const known = this.find(name)
    if (this.closes <= this.now) return
    if (known) {
      const comesBack = known.status === 'declined' && waits && !this.fits(amount) && this.#canWait()
      if (!comesBack) return
      known.amount = amount
      return this.#join(known)
    }
    if (!this.fits(amount) && !(waits && this.#canWait())) return
    const person: Person = { name, status: 'declined', amount, since: 0, until: 0 }
    this.#join(person)
    this.people.push(person)
  }

  comeBack(name: string, amount: number) {
    const person = this.find(name)
    if (person?.status !== 'declined' || this.closes <= this.now) return
    if (!this.fits(amount) && !this.#canWait()) return
    person.amount = amount
    this.#join(person)
  }

  decline(name: string) {
    const person = this.find(name)
    if (person) person.status = 'declined'
  }

  take(name: string) {
    const person = this.find(name)
    if (person?.status === 'offered') person.status = 'confirmed'
  }

  /** An organizer changes what they take. */
  resize(name: string, amount: number) {
    const person = this.find(name)
    if (!person) return
    const before = person.amount
    const isSeated = person.status === 'confirmed' || person.status === 'offered'
    if (isSeated && amount > before && !this.fits(amount - before)) return
    person.amount = amount
  }

  give(name: string, isOver: boolean) {
    const person = this.find(name)
    if (person?.status === 'waiting' && (isOver || this.fits(person.amount))) person.status = 'confirmed'
  }

  offer(name: string, isOver: boolean) {
    const person = this.find(name)
    const until = this.#end()
    if (person?.status === 'waiting' && until !== undefined && (isOver || this.fits(person.amount)))
      Object.assign(person, { status: 'offered', until })
  }

  remove(name: string) {
    const person = this.find(name)
    if (!person) return
    this.people = this.people.filter((each) => each !== person)
    this.removed.push(person)
  }

  restore(name: string) {
    const person = this.removed.findLast((each) => each.name === name)
    if (!person || this.find(name)) return
    const isSeated = person.status === 'confirmed' || person.status === 'offered'
    if (isSeated && !this.fits(person.amount)) return
    this.removed = this.removed.filter((each) => each !== person)
    this.people.push(person)
  }
}
