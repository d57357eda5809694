export interface PageQuery {
  /** One page of 800 entries, from 1, instead of the whole list. */
  readonly page?: number | undefined
}

/** The filters of the list of events. */
export interface EventQuery extends PageQuery {
  /** `now`, or a UTC datetime without milliseconds. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly group?: string | undefined
  readonly dates?: boolean | undefined
}

export interface ChangesQuery {
  /** The cursor of the previous response, or `latest` to get only changes from now on. */
  readonly since?: string | undefined
  /** How many changes to return at most, from 1 to 1000. */
  readonly limit?: number | undefined
}

/** The window and breakdown of views or saves. */
export interface StatisticsQuery<Dimension> {
  /** UTC datetimes; send both or neither. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly interval?: 'day' | 'month' | 'none' | undefined
  readonly breakdown?: Dimension | undefined
}
